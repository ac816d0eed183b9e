import { expect, test } from '../support/test';
import type { Page } from '@playwright/test';

// Long pages: off-screen content is not laid out at first (src/css/far.css), which must go unnoticed.
const pages = [
  { path: '/api/taichi/', id: 'taichi.set_kernel_profile_metrics' },
  { path: '/api/taichi/math/', id: 'taichi.math.nan' },
  { path: '/docs/taichi_core', id: 'TiNdShape' },
];

/** Number of parts of the page that are skipped by the layout. */
const leftOut = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('.markdown > *, .home > *')].filter(
        (part) => getComputedStyle(part).contentVisibility === 'auto',
      ).length,
  );

/** Distance in px of a heading from the top of the viewport, once the page has settled. */
async function topOf(page: Page, id: string): Promise<number> {
  await expect.poll(() => leftOut(page)).toBe(0);
  return page.evaluate((name) => document.getElementById(name)?.getBoundingClientRect().top ?? NaN, id);
}

const viewports = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

for (const { path, id } of pages) {
  for (const viewport of viewports) {
    test(`${path} keeps the reader's place, ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(`${path}#${id}`);
      const landed = await topOf(page, id);
      expect(landed).toBeGreaterThan(0);
      expect(landed).toBeLessThan(120);

      await page.mouse.wheel(0, 900);
      await expect.poll(() => topOf(page, id)).toBeLessThan(0);
      const left = await topOf(page, id);
      await page.reload();
      expect(await leftOut(page), 'a page that comes again is laid out as a whole').toBe(0);
      await expect.poll(() => topOf(page, id)).toBeCloseTo(left, -1);
    });
  }
}

test('a page that nobody has moved leaves out what is far away, and lays it out when somebody does', async ({
  page,
}) => {
  await page.goto('/api/taichi/');
  const before = await leftOut(page);
  expect(before).toBeGreaterThan(200);
  await page.mouse.wheel(0, 3000);
  await expect.poll(() => leftOut(page)).toBe(0);
});

for (const path of ['/', '/docs/field']) {
  test(`${path} leaves out what is far away at first, and is complete soon, without a reader`, async ({
    page,
  }) => {
    // Before the first turn of the animation in src/css/far.css.
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        const parts = [...document.querySelectorAll('.markdown > *, .home > *')];
        const far = parts.filter((part) => getComputedStyle(part).contentVisibility === 'auto');
        document.documentElement.dataset.farAtFirst = String(far.length);
      });
    });
    await page.goto(path);
    const farAtFirst = await page.locator('html').getAttribute('data-far-at-first');
    expect(Number(farAtFirst)).toBeGreaterThan(5);
    await expect.poll(() => leftOut(page)).toBe(0);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const settled = await height();
    await page.reload();
    expect(await leftOut(page)).toBe(0);
    await expect.poll(height).toBe(settled);
  });
}

test('a hit of the search in the page finds what is left out', async ({ page }) => {
  await page.goto('/api/taichi/');
  expect(await leftOut(page)).toBeGreaterThan(200);
  // What the browser's find-in-page does.
  expect(
    await page.evaluate(
      () => 'find' in window && (window.find as (text: string) => boolean)('set_kernel_profile_metrics'),
    ),
  ).toBe(true);
});
