import { readStored } from '../support/storage';
import { expect, openApp, test, waitForApp } from '../support/test';
import type { Locator, Page } from '@playwright/test';

const path = '/docs/field';
const button = (page: Page, name: string): Locator => page.getByRole('button', { name }).first();
const wrap = 'Wrap long lines';
const unwrap = 'Do not wrap lines';

/** Number of blocks of code whose lines go on beyond their frame. */
const cutBlocks = (page: Page): Promise<number> =>
  page
    .locator('.theme-code-block pre')
    .evaluateAll((all) => all.filter((pre) => pre.scrollWidth > pre.clientWidth + 1).length);

test.use({ viewport: { width: 390, height: 844 } });

test('long lines wrap at a press, everywhere, and stay so on other pages', async ({ page }) => {
  await openApp(page, path);
  expect(await cutBlocks(page)).toBeGreaterThan(0);
  await button(page, wrap).click();
  await expect(button(page, unwrap)).toBeFocused();
  await expect(button(page, wrap)).toHaveCount(0);
  await expect.poll(() => cutBlocks(page)).toBe(0);
  expect(await readStored(page, 'wrap')).toBe('on');
  await openApp(page, '/docs/layout');
  expect(await cutBlocks(page)).toBe(0);
  await button(page, unwrap).click();
  await expect.poll(() => cutBlocks(page)).toBeGreaterThan(0);
  await page.reload();
  await waitForApp(page);
  expect(await cutBlocks(page)).toBeGreaterThan(0);
});

test('a press before the app runs works as well', async ({ page }) => {
  await page.goto(path);
  await button(page, wrap).click();
  await expect.poll(() => cutBlocks(page)).toBe(0);
});

test('the lane of a wrapped line is as high as the line', async ({ page }) => {
  await openApp(page, path);
  await button(page, wrap).click();
  const heights = await page
    .locator('.lanes .token-line')
    .evaluateAll((lines) =>
      lines.map(
        (line) => [line.clientHeight, Number.parseFloat(getComputedStyle(line, '::before').height)] as const,
      ),
    );
  expect(
    heights.some(([line]) => line > 30),
    'some line is wrapped',
  ).toBe(true);
  expect(heights.filter(([line, lane]) => Math.abs(line - lane) > 1)).toEqual([]);
});

test('the switch is only where a line may be cut', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(path);
  const blocks = page.locator('.theme-code-block:not(.example)');
  const [shown, cut] = [blocks.filter({ has: page.locator('.wrap:visible') }), await cutBlocks(page)];
  expect(cut).toBeLessThanOrEqual(await shown.count());
  expect(await shown.count()).toBeLessThan(await blocks.count());
});
