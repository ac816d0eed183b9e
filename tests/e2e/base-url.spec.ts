import { createServer } from 'node:http';
import { createPreviewServer } from '../../tools/site/previewServer';
import { listen } from '../support/listen';
import { expect, openApp, test } from '../support/test';

for (const path of ['/docs/field', '/', '/fr-FR/docs/field']) {
  test(`a site at the wrong base URL shows a banner on ${path} and suggests the right one`, async ({
    page,
    complaints,
  }) => {
    complaints.expect(/404/, 'the files of the site cannot be reached on purpose');
    const site = createPreviewServer({ dir: 'build', log: () => undefined });
    const { origin, close } = await listen(
      createServer((request, response) => {
        if (!request.url?.startsWith('/sub/')) return void response.writeHead(404).end();
        request.url = request.url.slice('/sub'.length);
        site.emit('request', request, response);
      }),
    );
    await page.goto(`${origin}/sub${path}`);
    const banner = page.locator('#base-url-banner');
    await expect(banner).toBeVisible();
    // The configured base URL is the one without the locale.
    await expect(banner.locator('code')).toHaveText(['/', '/sub/']);
    if (!path.startsWith('/fr-FR/')) await expect(banner).toContainText('This site did not load properly.');
    await page.close();
    await close();
  });
}

test('a site at the right base URL has no such banner', async ({ page }) => {
  await openApp(page, '/docs/field');
  await expect(page.locator('#base-url-banner')).toBeHidden();
});
