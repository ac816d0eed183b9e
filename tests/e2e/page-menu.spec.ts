import { text } from 'node:stream/consumers';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, isMarked, markDocument, openApp, test } from '../support/test';
import { readBuiltFile } from '../unchanged/readBuiltFile';

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const menuOf = (page: Page) => page.getByRole('article').locator('.crumbs > .dropdown');
const summaryOf = (page: Page) => menuOf(page).locator('summary');
const entry = (page: Page, name: string) => menuOf(page).getByRole('link', { name });
const announced = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

/** One page of each kind that has the menu, with its Markdown. */
const kinds = [
  ['/docs/field', '/docs/field.md', true],
  ['/docs/v1.5.0/field', '/docs/v1.5.0/field.md', true],
  ['/docs/cloth_simulation', '/docs/cloth_simulation.md', true],
  ['/blog/head-first-taichi', '/blog/head-first-taichi.md', false],
  ['/api/', '/api.md', false],
  ['/api/taichi/ad/', '/api/taichi/ad.md', false],
  ['/api/taichi/Matrix/', '/api/taichi/Matrix.md', false],
] as const;

test.describe('with the clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  for (const [path, file] of kinds) {
    test(`${path} is copied as ${file}`, async ({ page }) => {
      await openApp(page, path);
      await markDocument(page);
      await summaryOf(page).click();
      await entry(page, 'Copy as Markdown').click();
      await expect(announced(page, 'Copied')).toHaveCount(1);
      expect(await clipboard(page)).toBe(readBuiltFile(file));
      // The link was not followed.
      expect(await isMarked(page)).toBe(true);
    });
  }

  test('the address is copied, without the fragment that the page was opened at', async ({
    page,
    baseURL,
  }) => {
    await openApp(page, '/docs/field#traps');
    await markDocument(page);
    await summaryOf(page).click();
    await entry(page, 'Copy link').click();
    await expect(announced(page, 'URL copied')).toHaveCount(1);
    expect(await clipboard(page)).toBe(`${baseURL}/docs/field`);
    expect(await isMarked(page)).toBe(true);
  });

  test('the menu is used by keyboard, and the focus stays at it', async ({ page }) => {
    await openApp(page, '/docs/field');
    await summaryOf(page).focus();
    await page.keyboard.press('Enter');
    for (const name of ['Copy as Markdown', 'View as Markdown', 'Download notebook', 'Copy link']) {
      await page.keyboard.press('Tab');
      await expect(entry(page, name)).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expect(entry(page, 'Copy link')).toBeHidden();
    await expect(summaryOf(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(announced(page, 'Copied')).toHaveCount(1);
    await expect(entry(page, 'Copy link')).toBeHidden();
    await expect(summaryOf(page)).toBeFocused();
  });

  test('"Copied" shows beside the menu, and goes away again', async ({ page }) => {
    await openApp(page, '/docs/field');
    await summaryOf(page).click();
    await entry(page, 'Copy as Markdown').click();
    await expect(menuOf(page)).toHaveClass(/copy--done/);
    const bubble = await menuOf(page).evaluate((menu) => getComputedStyle(menu, '::after').content);
    expect(bubble).toBe('"Copied"');
    await expect(menuOf(page)).not.toHaveClass(/copy--done/);
    await expect(announced(page, 'Copied')).toHaveCount(0);
  });

  test('a file that does not arrive is announced, and the next try works', async ({ page, complaints }) => {
    complaints.expect(/field\.md|status of 500/, 'the file is refused on purpose');
    await openApp(page, '/docs/field');
    await page.route('**/field.md', (route) => route.fulfill({ status: 500, body: 'no' }));
    await summaryOf(page).click();
    await entry(page, 'Copy as Markdown').click();
    await expect(announced(page, 'Copying failed')).toHaveCount(1);
    await page.unroute('**/field.md');
    await summaryOf(page).click();
    await entry(page, 'Copy as Markdown').click();
    await expect(announced(page, 'Copied')).toHaveCount(1);
  });

  test('a browser that copies strings only is served, too', async ({ page }) => {
    await openApp(page, '/docs/field');
    await page.evaluate(() => Reflect.deleteProperty(window, 'ClipboardItem'));
    await summaryOf(page).click();
    await entry(page, 'Copy as Markdown').click();
    await expect(announced(page, 'Copied')).toHaveCount(1);
    expect(await clipboard(page)).toMatch(/^# Fields\n/);
  });
});

for (const name of ['Copy as Markdown', 'Copy link']) {
  test(`${name}: a refusal of the browser is announced`, async ({ page }) => {
    await openApp(page, '/docs/field');
    await page.evaluate(() => {
      const refuse = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
      Object.assign(navigator.clipboard, { write: refuse, writeText: refuse });
    });
    await summaryOf(page).click();
    await entry(page, name).click();
    await expect(announced(page, 'Copying failed')).toHaveCount(1);
  });
}

test('a connection without a clipboard is announced, too', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await openApp(page, '/docs/field');
  await summaryOf(page).click();
  await entry(page, 'Copy link').click();
  await expect(announced(page, 'Copying failed')).toHaveCount(1);
});

test('the notebook is downloaded', async ({ page }) => {
  await openApp(page, '/docs/field');
  await summaryOf(page).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    entry(page, 'Download notebook').click(),
  ]);
  expect(download.suggestedFilename()).toBe('field.ipynb');
  expect(await text(await download.createReadStream())).toBe(readBuiltFile('/docs/field.ipynb'));
});

test('one menu of the page is open at a time, and hovering opens none in the text', async ({ page }) => {
  await openApp(page, '/docs/field');
  await summaryOf(page).hover();
  await expect(entry(page, 'Copy link')).toBeHidden();
  await summaryOf(page).click();
  await expect(entry(page, 'Copy link')).toBeVisible();
  await page.mouse.click(640, 700);
  await expect(entry(page, 'Copy link')).toBeHidden();
});

test('the menu of the next page leads to that page', async ({ page }) => {
  await openApp(page, '/docs/field');
  await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').last().click();
  await expect(page).not.toHaveURL('/docs/field');
  const next = new URL(page.url()).pathname;
  await expect(
    menuOf(page).getByRole('link', { name: 'View as Markdown', includeHidden: true }),
  ).toHaveAttribute('href', `${next}.md`);
});

for (const width of [320, 390, 768, 1280]) {
  test(`the open menu is accessible and within the page at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openApp(page, '/docs/field');
    await summaryOf(page).click();
    await expect(entry(page, 'Copy link')).toBeVisible();
    const box = await menuOf(page).locator('ul').boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const { violations } = await new AxeBuilder({ page }).include('.crumbs').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, file, hasNotebook] of kinds) {
    test(`the entries of ${path} are links`, async ({ page }) => {
      await page.goto(path);
      await summaryOf(page).press('Enter');
      await expect(entry(page, 'View as Markdown')).toBeVisible();
      await expect(entry(page, 'Copy as Markdown')).toHaveAttribute('href', file);
      await expect(entry(page, 'Download notebook')).toHaveCount(hasNotebook ? 1 : 0);
      await entry(page, 'View as Markdown').click();
      await expect(page).toHaveURL(file);
      await expect(page.locator('body')).toContainText('# ');
    });
  }
});
