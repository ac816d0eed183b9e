import { barOf, openBranchOf, sidebarOf } from '../support/menu';
import { expect, isMarked, markDocument, openApp, test, waitForApp } from '../support/test';
import type { Locator, Page } from '@playwright/test';

const menuOf = (page: Page): Locator => sidebarOf(page).getByRole('navigation');
const currentRow = (page: Page): Locator => menuOf(page).locator('[aria-current="page"]');
const openGroups = (page: Page): Locator => menuOf(page).locator('details[open]');
const scrollTopOf = (scroller: Locator): Promise<number> => scroller.evaluate((box) => box.scrollTop);

declare global {
  interface Window {
    /** For each frame that was painted with the row of the current page: whether the row was in view. */
    rowSeen?: boolean[];
  }
}

/** Records, from the first frame on, what each one shows of the row of the current page. */
const watchFrames = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen: boolean[] = (window.rowSeen = []);
    const { port1, port2 } = new MessageChannel();
    // The message arrives after the frame. The parser may have added the menu in between: then it was not painted yet.
    port1.onmessage = ({ data: isPainted }) => {
      if (!isPainted) return;
      const row = document.querySelector('.menu [aria-current]')?.getBoundingClientRect();
      const menu = document.querySelector('.menu')?.getBoundingClientRect();
      if (row && menu) seen.push(row.top >= menu.top && row.bottom <= menu.bottom);
    };
    const next = (): void => {
      port2.postMessage(document.querySelector('main') !== null);
      if (seen.length < 20) requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });

/** Pages far down the menu, and the last one of a long branch of the API. */
for (const path of ['/docs/glossary', '/docs/install', '/docs/taichi_core', '/api/taichi/ui/window/']) {
  test(`${path} shows its row of the sidebar in every frame, and one open branch`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 600 });
    await watchFrames(page);
    await page.goto(path);
    await expect(currentRow(page)).toHaveCount(1);
    await expect.poll(() => page.evaluate(() => window.rowSeen?.length ?? 0)).toBeGreaterThan(4);
    expect(await page.evaluate(() => window.rowSeen?.every(Boolean))).toBe(true);
    expect(await openGroups(page).count()).toBe(await openBranchOf(page).count());
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test(`${path} shows its row in the drawer of a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 600 });
    await page.goto(path);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(currentRow(page)).toBeInViewport({ ratio: 1 });
    await expect(sidebarOf(page).getByRole('button', { name: 'Close menu' })).toBeInViewport({ ratio: 1 });
  });
}

test('the first category is open on a page outside of the menu', async ({ page }) => {
  await page.goto('/docs/');
  await expect(openGroups(page)).toHaveCount(1);
  await expect(openGroups(page).locator('summary')).toHaveText('Why Taichi');
});

test('a category of one page is a plain link with the name of the category', async ({ page }) => {
  await page.goto('/docs/type');
  await expect(currentRow(page)).toHaveText('Type system');
  await expect(openGroups(page)).toHaveCount(0);
  await expect(menuOf(page).locator('summary', { hasText: 'Type system' })).toHaveCount(0);
});

test('inside the app the branch changes with the page, and the row comes into view', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 600 });
  await openApp(page, '/docs/field');
  await page.locator('footer').getByRole('link', { name: /next/i }).first().click();
  await expect(currentRow(page)).not.toHaveText('Fields');
  await expect(openGroups(page)).toHaveCount(1);
  await expect(currentRow(page)).toBeInViewport({ ratio: 1 });
});

test('a click on the row of the current page leads to its top, inside the app and without a step in the history', async ({
  page,
}) => {
  await openApp(page, '/docs/field');
  await markDocument(page);
  const entries = await page.evaluate(() => history.length);
  await page.evaluate(() => scrollTo(0, 900));
  await currentRow(page).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await isMarked(page)).toBe(true);
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test('a category opened before the app runs gets its pages once the app runs, and keeps the focus', async ({
  page,
}) => {
  await page.goto('/docs/glossary');
  const group = menuOf(page).locator('details').filter({ hasText: 'Data containers' });
  // Opened by script: a click would already start the app.
  await group.evaluate((details) => details.toggleAttribute('open', true));
  const stand = group.getByRole('link', { name: 'Show all pages' });
  await expect(group.getByRole('link')).toHaveCount(1);
  await stand.evaluate((link) => link.focus());
  await waitForApp(page);
  await expect(stand).toHaveCount(0);
  await expect(group.getByRole('link', { name: 'Fields', exact: true })).toBeFocused();
  await expect(group.getByRole('link', { name: 'Memory layout' })).toBeVisible();
});

test('the menu keeps its place from document to document, as long as the row is in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  // The script that remembers the place comes with the first move of the pointer: this one, or the browser's own after it has loaded.
  const script = page.waitForResponse(/\/assets\/interaction\.\w+\.js/);
  await page.goto('/docs/debugging');
  await menuOf(page).hover();
  await (await script).finished();
  await menuOf(page).evaluate((menu) => (menu.scrollTop += 40));
  const left = await scrollTopOf(menuOf(page));
  expect(left).toBeGreaterThan(0);
  await page.reload();
  await expect.poll(() => scrollTopOf(menuOf(page))).toBe(left);
  await expect(currentRow(page)).toBeInViewport({ ratio: 1 });
});

test('a place from another section is not taken over', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await openApp(page, '/docs/glossary');
  expect(await scrollTopOf(menuOf(page))).toBeGreaterThan(0);
  await barOf(page).getByRole('link', { name: 'API', exact: true }).click();
  await expect(page).toHaveURL('/api/');
  await expect.poll(() => scrollTopOf(menuOf(page))).toBe(0);
});

test('the foot of the sidebar is in the window, below the announcement too', async ({ page }) => {
  await page.goto('/docs/field');
  const foot = sidebarOf(page).getByRole('button', { name: 'Hide sidebar' });
  await expect(page.getByRole('region', { name: 'Announcement' })).toBeVisible();
  await expect(foot).toBeInViewport({ ratio: 1 });
  await page.mouse.wheel(0, 600);
  await expect(foot).toBeInViewport({ ratio: 1 });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a closed category links to its first page, whose menu lists all of its pages', async ({ page }) => {
    await page.goto('/docs/glossary');
    await expect(openGroups(page)).toHaveCount(0);
    await expect(currentRow(page)).toHaveText('Glossary');
    const group = menuOf(page).locator('details').filter({ hasText: 'Data containers' });
    await expect(group.getByRole('link')).toHaveCount(0);
    await group.locator('summary').click();
    await group.getByRole('link', { name: 'Show all pages' }).click();
    await expect(page).toHaveURL('/docs/field');
    await expect(group.getByRole('link', { name: 'Memory layout' })).toBeVisible();
  });
});
