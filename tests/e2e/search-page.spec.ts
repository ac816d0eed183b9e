import { defer } from '../support/deferred';
import { barOf } from '../support/menu';
import { expect, openApp, test } from '../support/test';
import type { Page } from '@playwright/test';

const index = '**/assets/search/*.json';
const field = (page: Page) =>
  page.getByRole('main').getByRole('searchbox', { name: 'Search the documentation' });
const status = (page: Page) => page.getByRole('main').getByRole('status');
const results = (page: Page) => page.getByRole('main').getByRole('list').last().getByRole('link');

test('the search page answers the query of its address', async ({ page }) => {
  await openApp(page, '/search?q=field');
  await expect(field(page)).toHaveValue('field');
  await expect(status(page)).toHaveText(/^\d+ results$|^One result$/);
  await expect(results(page).first()).toBeVisible();
  const href = (await results(page).first().getAttribute('href')) ?? '';
  await results(page).first().click();
  await expect(page).toHaveURL(href);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('"Fetching new results..." shows while the index is on its way', async ({ page }) => {
  const released = defer<void>();
  await page.route(index, async (route) => {
    await released.promise;
    await route.continue();
  });
  await openApp(page, '/search?q=field');
  await expect(status(page)).toHaveText('Fetching new results...');
  released.resolve();
  await expect(status(page)).toHaveText(/results?$/);
  await expect(page.getByText('Fetching new results...')).toHaveCount(0);
});

test('"No results were found" shows when nothing matches', async ({ page }) => {
  await openApp(page, '/search?q=zzqxqzz');
  await expect(status(page)).toContainText('No results were found');
  await expect(page.getByRole('main').locator('.results')).toHaveCount(0);
  await field(page).fill('field');
  await expect(status(page)).toHaveText(/results?$/);
});

test('without a query the search page claims nothing', async ({ page }) => {
  await openApp(page, '/search');
  await expect(field(page)).toBeEnabled();
  await expect(status(page)).toHaveText('');
});

test('what is typed before the app runs is searched for', async ({ page }) => {
  await page.goto('/search');
  await field(page).click();
  await page.keyboard.type('kernel');
  await expect(field(page)).toHaveValue('kernel');
  await expect(status(page)).toHaveText(/results?$/);
  await expect(page).toHaveURL('/search?q=kernel');
});

test('what is typed goes into the address', async ({ page }) => {
  await openApp(page, '/search');
  await field(page).fill('kernel');
  await expect(page).toHaveURL('/search?q=kernel');
  await page.reload();
  await openApp(page, '/search?q=kernel');
  await expect(field(page)).toHaveValue('kernel');
});

test('a missing index is reported, and "Try again" loads it', async ({ page, complaints }) => {
  complaints.expect(/404/, 'the test answers with 404, and the browser logs that');
  await page.route(index, (route) => route.fulfill({ status: 404, body: 'not here' }));
  await openApp(page, '/search?q=field');
  await expect(status(page)).toContainText('The search is not available');
  await expect(status(page)).toContainText('The search index could not be loaded.');
  await page.unroute(index);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(status(page)).toHaveText(/results?$/);
});

test('a damaged index is reported', async ({ page }) => {
  await page.route(index, (route) => route.fulfill({ contentType: 'application/json', body: '{"half":' }));
  await openApp(page, '/search?q=field');
  await expect(status(page)).toContainText('is damaged or from another build');
});

test('the search button opens a dialog that answers and closes with Escape', async ({ page }) => {
  await openApp(page, '/docs/field');
  await barOf(page)
    .getByRole('link', { name: /^Search/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.locator('[role=combobox]').fill('kernel');
  await expect(dialog.locator('[role=option]').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(barOf(page).getByRole('link', { name: /^Search/ })).toBeFocused();
});

test('beside the results, the beginning of the one that has the pointer or the focus', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openApp(page, '/search?q=declare%20a%20field');
  const preview = page.getByRole('complementary', { name: 'Preview of the result' });
  await expect(preview.getByRole('heading', { level: 2 })).not.toBeEmpty();
  const first = await preview.getByRole('link').getAttribute('href');
  expect(await results(page).first().getAttribute('href')).toBe(first);

  await results(page).nth(1).focus();
  await expect(preview.getByRole('link')).toHaveAttribute(
    'href',
    (await results(page).nth(1).getAttribute('href')) ?? '',
  );
  await expect(preview.locator('p').first()).not.toBeEmpty();
});

test('a phone shows and loads no preview', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const pages: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch' && !/\.json|github/.test(request.url())) pages.push(request.url());
  });
  await openApp(page, '/search?q=field');
  await expect(results(page).first()).toBeVisible();
  await results(page).first().focus();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('complementary', { name: 'Preview of the result' })).toHaveCount(0);
  expect(pages).toEqual([]);
});
