import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test';

// What the first window of a page answers: contributing/look.md.
test.use({ javaScriptEnabled: false });

const facts = (page: Page): Locator => page.locator('.hero__facts');
const begin = (page: Page): Locator => page.locator('.hero .btn--main');

/** Number of lines of a text. */
const linesOf = (text: Locator): Promise<number> =>
  text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 8))).size;
  });

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`the first window of the home page says how fast, on what, for what, and where to begin: ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await expect(begin(page)).toHaveCount(1);
    await expect(begin(page)).toBeInViewport({ ratio: 1 });
    await expect(facts(page)).toContainText(/30× *faster/);
    await expect(facts(page)).toContainText('Vulkan');
    await expect(facts(page).getByRole('link', { name: 'Fluids' })).toBeVisible();
    await expect(facts(page)).toBeInViewport({ ratio: 1 });
    for (const line of await page.locator('.hero h1 > span > span').all())
      expect(await linesOf(line)).toBe(1);
  });
}

for (const path of ['/', '/fr-FR/', '/zh-Hans/']) {
  test(`the line above the menu is one line on a phone: ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    expect((await page.locator('.announce').boundingBox())?.height).toBe(36);
  });
}

test('a category with the name of its page is not in the breadcrumbs twice', async ({ page }) => {
  await page.goto('/docs/glossary');
  await expect(page.locator('.breadcrumbs li')).toHaveText(['Docs', 'Reference', 'Glossary']);
});

test('the key to the lanes is above the first code that has them', async ({ page }) => {
  await page.goto('/docs/hello_world');
  const key = await page.locator('.key').boundingBox();
  const code = await page.locator('.theme-code-block.lanes').first().boundingBox();
  const gap = (code?.y ?? 0) - ((key?.y ?? 0) + (key?.height ?? 0));
  expect(gap).toBeGreaterThan(4);
  expect(gap).toBeLessThan(24);
});

test('the newest post has its title on the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/blog');
  await expect(page.locator('.post h2')).not.toHaveCount(0);
  await expect(page.locator('.post h2').nth(0)).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.post h2').nth(1)).toBeInViewport({ ratio: 1 });
});
