import { site } from '../../config/site';
import { holdChunks } from '../support/chunks';
import { barOf, debuggingLink } from '../support/menu';
import { expect, isMarked, markDocument, openApp, test, waitForApp } from '../support/test';
import type { Page } from '@playwright/test';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const bar = (page: Page) => page.locator('#nprogress .bar');
const api = (page: Page) => barOf(page).getByRole('link', { name: 'API', exact: true });
const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

/** Navigates to the API while its code is held back, with the page's clock stopped. */
async function leaveSlowly(page: Page) {
  await page.clock.install();
  await openApp(page, '/docs/field');
  await page.evaluate(() => {
    Math.random = () => 1;
  });
  const held = await holdChunks(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await api(page).click();
  await held.first;
  // The library of the bar itself may load.
  held.letPass();
  return held;
}

test.describe('while the next page loads', () => {
  test('the progress bar shows after 1000 ms and not before', async ({ page }) => {
    await leaveSlowly(page);
    await page.clock.runFor(999);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve) && resolve(null)));
    await expect(bar(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(bar(page)).toBeVisible();
  });

  test('the progress bar shows although nothing more arrives: it is loaded ahead', async ({ page }) => {
    await openApp(page, '/docs/field');
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /nprogress/.test(name)),
    );
    await holdChunks(page);
    await api(page).click();
    await expect(bar(page)).toBeVisible({ timeout: 5000 });
  });

  test('the progress bar starts at 0.08, moves in 200 ms and takes a step of up to 0.02 every 800 ms', async ({
    page,
  }) => {
    await leaveSlowly(page);
    await page.clock.runFor(1000);
    await expect(bar(page)).toHaveAttribute('style', /translate3d\(-92%/);
    await expect(bar(page)).toHaveAttribute('style', /200ms/);
    await page.clock.runFor(799);
    await expect(bar(page)).toHaveAttribute('style', /translate3d\(-92%/);
    await page.clock.runFor(1);
    await expect(bar(page)).toHaveAttribute('style', /translate3d\(-90%/);
  });

  test('the progress bar goes away when the next page is there', async ({ page }) => {
    const held = await leaveSlowly(page);
    await page.clock.runFor(1000);
    await expect(bar(page)).toBeVisible();
    await page.clock.resume();
    held.release();
    await expect(page).toHaveTitle(/API/);
    await expect(bar(page)).toHaveCount(0);
  });

  test('the previous page stays until the next one is ready', async ({ page }) => {
    await openApp(page, '/docs/field');
    await markDocument(page);
    const held = await holdChunks(page);
    await api(page).click();
    await held.first;
    await expect(page).toHaveURL('/api/');
    await expect(title(page)).toHaveText('Fields');
    await expect(page).toHaveTitle(/^Fields/);
    held.release();
    await expect(title(page)).not.toHaveText('Fields');
    await expect(page).toHaveTitle(/API/);
    expect(await isMarked(page)).toBe(true);
  });
});

test('a quick change of page shows no progress bar', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.getElementById('nprogress')) document.documentElement.dataset.barSeen = 'true';
    }).observe(document, { childList: true, subtree: true });
  });
  await openApp(page, '/docs/field');
  await api(page).click();
  await expect(page).toHaveTitle(/API/);
  await expect(page.locator('html')).not.toHaveAttribute('data-bar-seen');
});

test('after a change of page the new one starts at the top', async ({ page }) => {
  await openApp(page, '/docs/field');
  await page.evaluate(() => window.scrollTo(0, 1500));
  await debuggingLink(page).click();
  await expect(title(page)).toHaveText(/^Debugging/);
  await expect.poll(() => scrollTop(page)).toBe(0);
});

test('after a change of page with a hash the new one shows its target', async ({ page }) => {
  await openApp(page, '/docs/field');
  await markDocument(page);
  await page.locator('footer.footer').getByRole('link', { name: 'WeChat' }).click();
  await expect(page).toHaveURL('/community#wechat');
  const target = page.locator('[id="wechat"]');
  await expect(target).toBeInViewport();
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
  expect(await isMarked(page)).toBe(true);
});

test('a page that is opened with a hash shows its target', async ({ page }) => {
  await openApp(page, '/docs/field#traps');
  await expect(page.getByRole('heading', { name: 'Pitfalls' })).toBeInViewport();
});

test('a page whose code is there is shown with the press, once, from the top', async ({ page }) => {
  await openApp(page, '/docs/field');
  await markDocument(page);
  const link = debuggingLink(page);
  const code = page.waitForResponse(/debugging|\/assets\/js\//);
  await link.hover();
  await (await code).finished();
  // The browser runs it when idle.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    Object.assign(window, { shown: 0 });
    addEventListener('taichi:page', () => ((window as unknown as { shown: number }).shown += 1));
  });
  await page.mouse.wheel(0, 400);
  const isThere = await link.evaluate(async (element: HTMLAnchorElement) => {
    element.click();
    // Too short for anything to be loaded.
    await Promise.resolve();
    return document.querySelector('h1')?.textContent;
  });
  expect(isThere).toMatch(/debugging/i);
  await expect(page).toHaveURL('/docs/debugging');
  await expect.poll(() => scrollTop(page)).toBe(0);
  expect(await page.evaluate(() => (window as unknown as { shown: number }).shown)).toBe(1);
  expect(await isMarked(page)).toBe(true);
});

test('going back shows the page before', async ({ page }) => {
  await openApp(page, '/docs/field');
  await markDocument(page);
  await debuggingLink(page).click();
  await expect(title(page)).toHaveText(/^Debugging/);
  await page.goBack();
  await expect(title(page)).toHaveText('Fields');
  await expect(page).toHaveTitle(/^Fields/);
  expect(await isMarked(page)).toBe(true);
});

test('going back after a reload shows the page before, and forward the one after, before the app runs again', async ({
  page,
}) => {
  await openApp(page, '/docs/field');
  await debuggingLink(page).click();
  await expect(title(page)).toHaveText(/^Debugging/);
  await page.reload();
  await page.goBack();
  await expect(page).toHaveURL('/docs/field');
  await expect(title(page)).toHaveText('Fields');
  await expect(page).toHaveTitle(/^Fields/);
  await page.goForward();
  await expect(page).toHaveURL('/docs/debugging');
  await expect(title(page)).toHaveText(/^Debugging/);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
});

test('going back to another place of the same page loads nothing', async ({ page }) => {
  await page.goto('/docs/field/index.html');
  await page.keyboard.press('PageDown');
  await expect(page).toHaveURL('/docs/field');
  await markDocument(page);
  await page.evaluate(() => {
    location.hash = 'traps';
  });
  await page.goBack();
  await expect(page).toHaveURL('/docs/field');
  expect(await isMarked(page)).toBe(true);
});

test('the title and the canonical link change with the page', async ({ page }) => {
  await openApp(page, '/docs/field');
  await expect(page).toHaveTitle('Fields | Taichi Docs');
  await debuggingLink(page).click();
  await expect(page).toHaveTitle(/^Debugging.* \| Taichi Docs$/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/docs\/debugging$/);
});

for (const [path, address] of [
  ['/docs/field/index.html', '/docs/field'],
  ['/docs/field/?a=b#traps', '/docs/field?a=b#traps'],
  ['/index.html', '/'],
  ['/api/index.html', '/api/'],
  ['/api', '/api/'],
  ['/fr-FR/docs/field/index.html', '/fr-FR/docs/field'],
] as const) {
  test(`${path} is the page ${address}`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await waitForApp(page);
    await expect(page).toHaveURL(address);
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveAttribute('href', `${site.url}${address.replace(/[?#].*/, '')}`);
  });
}
