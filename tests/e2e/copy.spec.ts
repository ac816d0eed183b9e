import { expect, openApp, test } from '../support/test';
import type { Page } from '@playwright/test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test.beforeEach(({ page }) => openApp(page, '/docs/field'));

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
/** Text of the bubble next to a control, which the style sheet draws. */
const bubble = (page: Page, name: string) =>
  page
    .locator('.copy--done')
    .evaluate((control, expected) => getComputedStyle(control, '::after').content === `"${expected}"`, name);

test('the link next to a heading copies its URL and shows "URL copied"', async ({ page, baseURL }) => {
  const heading = page.getByRole('heading', { name: 'Declare a field' });
  await heading.hover();
  await heading.getByRole('link', { name: 'Direct link to Declare a field' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'URL copied' })).toHaveCount(1);
  expect(await bubble(page, 'URL copied')).toBe(true);
  expect(await clipboard(page)).toBe(`${baseURL}/docs/field#declare`);
  await expect(page).toHaveURL('/docs/field#declare');
});

test('the copy button copies the code alone, without lanes and extra line ends, and shows "Copied"', async ({
  page,
}) => {
  const block = page.locator('.theme-code-block.lanes').first();
  const button = block.getByRole('button', { name: 'Copy code' });
  await button.click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(1);
  expect(await bubble(page, 'Copied')).toBe(true);
  const lines = await block.locator('pre').first().locator('.token-line').allInnerTexts();
  const expected = lines.map((line) => line.replace(/\n$/, ''));
  const copied = await clipboard(page);
  expect(copied.trimEnd().split('\n')).toEqual(expected);
  expect(copied).toMatch(/^import taichi as ti\n/);
  expect(copied).toContain('\n    ');
});

test('a block that continues a program copies all of its parts, up to itself', async ({ page }) => {
  await openApp(page, '/docs/meshes');
  const button = page.getByRole('button', { name: 'Copy whole program' }).nth(1);
  await button.click();
  await expect(button).toHaveClass(/copy--done/);
  const parts = ['listing-1', 'listing-2', 'listing-3'].map((id) =>
    page.locator(`#${id} code`).textContent(),
  );
  expect(await clipboard(page)).toBe((await Promise.all(parts)).join('\n'));
});

test('"Copied" goes away again', async ({ page }) => {
  await page.getByRole('button', { name: 'Copy code' }).first().click();
  await expect(page.locator('.copy--done')).toHaveCount(1);
  await expect(page.locator('.copy--done')).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(0);
});

test('where copying is refused, the code is selected and nothing is announced', async ({ page, context }) => {
  await context.clearPermissions();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
  });
  await page.getByRole('button', { name: 'Copy code' }).first().click();
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toContain('import taichi as ti');
  await expect(page.locator('.copy--done')).toHaveCount(0);
});
