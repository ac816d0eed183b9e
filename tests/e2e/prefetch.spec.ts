import { contentPaths, readEngine, recordEngine, setConnection, whenIdle } from '../support/engine';
import { barOf, debuggingLink, menuIn } from '../support/menu';
import { expect, openApp, test } from '../support/test';
import type { Page } from '@playwright/test';

const page1 = '/docs/overview';

test.use({ viewport: { width: 1280, height: 8000 } });

test.beforeEach(({ page }) => recordEngine(page));

/** Records the files of the app that the page requests from now on. */
function watchFiles(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    // The progress bar is loaded when the app is idle, on any network: src/clientModules/routeProgress.ts.
    if (/\/assets\/js\/(?!nprogress\.)/.test(request.url())) files.push(request.url());
  });
  return files;
}

/** The addresses of the files that links in the text have made the page prefetch. */
const prefetchedFiles = (page: Page): Promise<string[]> =>
  page
    .locator('link[rel="prefetch"]')
    .evaluateAll((all) => all.map((link) => (link as HTMLLinkElement).href));

test('when the browser is idle, four links in view of the text are prefetched and no more', async ({
  page,
}) => {
  await openApp(page, page1);
  const paths = await contentPaths(page);
  expect(paths.length, 'the page must have more links than the budget').toBeGreaterThan(4);
  await expect.poll(async () => (await readEngine(page)).prefetch.length).toBe(4);
  await whenIdle(page);
  const { prefetch, preload } = await readEngine(page);
  expect(prefetch).toHaveLength(4);
  expect(new Set(prefetch).size).toBe(4);
  for (const path of prefetch) expect(paths).toContain(path);
  expect(preload).toEqual([]);
});

test('links of the text that are not in view are not prefetched until they are', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await openApp(page, '/docs/field');
  await whenIdle(page);
  const inView = await page
    .locator('article a[href^="/"], main .pagination-nav a')
    .evaluateAll((links) =>
      links
        .filter((link) => link.getBoundingClientRect().top < innerHeight)
        .map((link) => (link as HTMLAnchorElement).pathname),
    );
  for (const path of (await readEngine(page)).prefetch) expect(inView).toContain(path);
  const pager = page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').first();
  const before = (await readEngine(page)).prefetch.length;
  await pager.scrollIntoViewIfNeeded();
  await expect.poll(async () => (await readEngine(page)).prefetch.length).toBeGreaterThan(before);
});

test('prefetched pages are really fetched', async ({ page }) => {
  const files = watchFiles(page);
  await openApp(page, page1);
  await expect(page.locator('link[rel="prefetch"]').first()).toBeAttached();
  const hrefs = await prefetchedFiles(page);
  await expect.poll(() => hrefs.filter((href) => !files.includes(href))).toEqual([]);
});

test('links of sidebar, menus and footer are not prefetched', async ({ page }) => {
  await openApp(page, '/community');
  await whenIdle(page);
  const own = await contentPaths(page);
  const { prefetch, preload } = await readEngine(page);
  expect(prefetch.filter((path) => !own.includes(path))).toEqual([]);
  expect(preload).toEqual([]);
});

test('a link of the sidebar is loaded ahead when the pointer is on it', async ({ page }) => {
  await openApp(page, '/docs/type');
  await whenIdle(page);
  expect((await readEngine(page)).preload).toEqual([]);
  const files = watchFiles(page);
  await debuggingLink(page).hover();
  await expect.poll(async () => (await readEngine(page)).preload).toEqual(['/docs/debugging']);
  await whenIdle(page);
  const count = files.length;
  await debuggingLink(page).click();
  await expect(page).toHaveTitle(/^Debugging/);
  expect(files.slice(0, count).length, 'the click finds the code of the page loaded').toBe(count);
});

test('a link of the sidebar is loaded ahead when it gets the focus', async ({ page }) => {
  await openApp(page, '/docs/type');
  await debuggingLink(page).focus();
  await expect.poll(async () => (await readEngine(page)).preload).toContain('/docs/debugging');
});

test('links of menus and footer are loaded ahead when they get the focus', async ({ page }) => {
  await openApp(page, '/docs/type');
  await menuIn(barOf(page), 'Resources').summary.press('Enter');
  await menuIn(barOf(page), 'Resources').list.getByRole('link', { name: 'Blogs' }).focus();
  await expect.poll(async () => (await readEngine(page)).preload).toContain('/blog');
  await page.locator('footer.footer').getByRole('link', { name: 'User Stories' }).focus();
  await expect.poll(async () => (await readEngine(page)).preload).toContain('/user-stories');
});

test('a link into another language is not loaded ahead: the app has no such page', async ({ page }) => {
  await openApp(page, '/docs/type');
  await expect.poll(async () => (await readEngine(page)).prefetch.length).toBe(4);
  await whenIdle(page);
  const files = watchFiles(page);
  await menuIn(barOf(page), 'Language').summary.press('Enter');
  await menuIn(barOf(page), 'Language').list.getByRole('link', { name: 'Français' }).focus();
  await whenIdle(page);
  expect((await readEngine(page)).preload).toEqual([]);
  // Links of the text may still be on their way, with the lowest priority.
  const prefetched = await prefetchedFiles(page);
  expect(files.filter((file) => !prefetched.includes(file))).toEqual([]);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('a link of the sidebar is loaded ahead when it is touched', async ({ page }) => {
    await openApp(page, '/docs/type');
    const place = await debuggingLink(page).evaluate((link) => {
      const { x, y, width, height } = link.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    });
    const debug = await page.context().newCDPSession(page);
    // A finger that stays down: a tap would follow the link.
    await debug.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] });
    await expect.poll(async () => (await readEngine(page)).preload).toContain('/docs/debugging');
  });
});

for (const [name, connection] of [
  ['with data saving on', { saveData: true, effectiveType: '4g' }],
  ['on 2g', { saveData: false, effectiveType: '2g' }],
  ['on slow 2g', { saveData: false, effectiveType: 'slow-2g' }],
] as const) {
  test(`${name} nothing is loaded ahead, and links work`, async ({ page }) => {
    await setConnection(page, connection);
    await openApp(page, page1);
    const files = watchFiles(page);
    await whenIdle(page);
    await debuggingLink(page).hover();
    await debuggingLink(page).focus();
    await whenIdle(page);
    expect(await readEngine(page)).toEqual({ prefetch: [], preload: [] });
    expect(files).toEqual([]);
    await debuggingLink(page).click();
    await expect(page).toHaveTitle(/^Debugging/);
  });
}
