import { createServer } from 'node:http';
import { createPreviewServer } from '../../tools/site/previewServer';
import { listen } from '../support/listen';
import { expect, test } from '../support/test';

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

for (const path of ['/docs/field', '/', '/docs/', '/fr-FR/', '/no-such-page'])
  test(`a site at the right base URL has no such banner on ${path}`, async ({ page, complaints }) => {
    if (path === '/no-such-page') complaints.expect(/404/, 'the page does not exist');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(path);
    await expect(page.locator('#base-url-banner')).toBeHidden();
    await page.waitForLoadState('networkidle');
    // The page for unknown URLs starts the app itself.
    if (path !== '/no-such-page')
      expect(asked.filter((url) => url.includes('/assets/interaction.'))).toEqual([]);
  });

test('a copy of the site at another address, whose files arrive, has no such banner', async ({
  page,
  baseURL,
}) => {
  const html = await (await page.request.get('/docs/field')).text();
  await page.route('**/web/2026/docs/field', (route) =>
    route.fulfill({ contentType: 'text/html', body: html }),
  );
  const file = page.waitForResponse(/\/assets\/interaction\./);
  await page.goto(`${baseURL}/web/2026/docs/field`);
  expect((await file).status()).toBe(200);
  await expect(page.locator('#base-url-banner')).toBeHidden();
});
