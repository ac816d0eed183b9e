// cspell:ignore résultats
import AxeBuilder from '@axe-core/playwright';
import { defer } from '../support/deferred';
import { barOf } from '../support/menu';
import { expect, openApp, test, waitForApp } from '../support/test';
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

/** Keeps the app from running until it is released. */
async function holdApp(page: Page): Promise<() => void> {
  const released = defer<void>();
  await page.route('**/assets/js/main.*.js', async (route) => {
    await released.promise;
    await route.continue();
  });
  return () => released.resolve();
}

/** Opens a page whose app is on its way, and with it the event at which a page counts as loaded. */
const openEarly = (page: Page, path: string) => page.goto(path, { waitUntil: 'domcontentloaded' });

/** Hits, without the sections below them. */
const hits = (page: Page) => page.locator('.results > li > .hit');

const expectNoApp = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');

test.describe('without the app', () => {
  test.beforeEach(({ page }) => holdApp(page));

  test('the page answers the query, the version and the section of its address', async ({ page }) => {
    await openEarly(page, '/search?q=field&version=v1.5.0&section=docs');
    await expect(status(page)).toHaveText(/^\d+ results$/);
    await expect(field(page)).toHaveValue('field');
    await expect(page.getByRole('combobox', { name: 'Version' })).toHaveValue('v1.5.0');
    await expect(page.getByRole('combobox', { name: 'Section' })).toHaveValue('docs');
    const href = (await hits(page).first().getAttribute('href')) ?? '';
    expect(href).toMatch(/^\/docs\/v1\.5\.0\//);
    await expectNoApp(page);
    await hits(page).first().click();
    await expect(page).toHaveURL(href);
  });

  test('what is typed and chosen is searched for, and goes into the address', async ({ page }) => {
    await openEarly(page, '/search?version=v1.5.0');
    await field(page).click();
    await page.keyboard.type('memory layout');
    await expect(hits(page).first()).toContainText('Memory layout');
    await expect(page).toHaveURL('/search?q=memory+layout&version=v1.5.0');
    await page.getByRole('combobox', { name: 'Section' }).selectOption('API');
    await expect(hits(page).first()).toHaveAttribute('href', /^\/api\/v1\.5\.0\//);
    await expect(page).toHaveURL('/search?q=memory+layout&section=api&version=v1.5.0');
    await field(page).fill('');
    await expect(status(page)).toHaveText('');
    await expect(page.locator('.results')).toBeHidden();
    await expectNoApp(page);
  });

  test('typing errors are corrected, and a query without hits is said to have none', async ({ page }) => {
    await openEarly(page, '/search?q=paralell%20loops');
    await expect(page.getByRole('main')).toContainText('Results for parallel loops');
    await field(page).fill('zzqxqzz');
    await expect(status(page)).toContainText('No results were found');
    await expect(page.locator('.results')).toBeHidden();
    await expect(page.getByRole('main')).not.toContainText('Results for');
    await expectNoApp(page);
  });

  test('a missing index is reported, and the next query asks for it again', async ({ page, complaints }) => {
    complaints.expect(/404/, 'the test answers with 404, and the browser logs that');
    await page.route(index, (route) => route.fulfill({ status: 404, body: 'not here' }));
    await openEarly(page, '/search?q=field');
    await expect(status(page)).toContainText('The search is not available');
    await page.unroute(index);
    await field(page).fill('fields');
    await expect(status(page)).toHaveText(/results$/);
  });

  for (const locale of ['', '/zh-Hans', '/fr-FR']) {
    test(`its results have no faults for assistive tools in ${locale || 'English'}`, async ({ page }) => {
      await openEarly(page, `${locale}/search?q=ti.field`);
      await expect(hits(page).first()).toBeVisible();
      await expect(status(page)).toHaveText(/^\d+ (?:results|条结果|résultats)$/);
      const { violations } = await new AxeBuilder({ page }).include('main').analyze();
      expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([]);
    });
  }
});

for (const [name, viewport] of [
  ['desktop', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const) {
  test(`the app takes over what was typed and found without it, and moves no hit, on a ${name}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const release = await holdApp(page);
    await openEarly(page, '/search?q=field&version=all');
    await expect(status(page)).toHaveText(/^\d+ results$/);
    await field(page).click();
    await page.keyboard.press('End');
    await page.keyboard.type(' layout');
    await expect(page).toHaveURL('/search?q=field+layout&version=all');
    await expect(status(page)).toHaveText(/^\d+ results$/);
    await expectNoApp(page);
    // A page that React did not hydrate would have another field.
    await field(page).evaluate((element) => element.setAttribute('data-same', ''));
    // In every frame until the app shows its own list, and for a while after that, field and hits are what they were.
    const frames = page.evaluate(async () => {
      const seen = new Set<string>();
      for (let rest = 20; rest > 0;) {
        await new Promise(requestAnimationFrame);
        const status = document.querySelector('main [role=status]')?.textContent;
        const text = document.querySelector<HTMLInputElement>('main [name=q]')?.value;
        const hits = [...document.querySelectorAll('main .hit')].slice(0, 10);
        const places = hits.map((hit) => `${hit.textContent} ${JSON.stringify(hit.getBoundingClientRect())}`);
        seen.add([text, status, ...places].join('\n'));
        if (document.querySelector('main .hit__body')) rest -= 1;
      }
      return [...seen];
    });
    release();
    await waitForApp(page);
    expect(await frames).toHaveLength(1);
    await expect(field(page)).toHaveAttribute('data-same');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('field layout');
    expect(page.workers()).toHaveLength(1);
    await page.keyboard.type('s');
    await expect(page).toHaveURL('/search?q=field+layouts&version=all');
    await expect(status(page)).toHaveText(/results?$/);
  });
}

test('a choice from before the app runs is kept', async ({ page }) => {
  const release = await holdApp(page);
  await openEarly(page, '/search?q=field');
  await page.getByRole('combobox', { name: 'Version' }).selectOption('v1.5.0');
  await expect(hits(page).first()).toHaveAttribute('href', /\/v1\.5\.0\//);
  release();
  await waitForApp(page);
  await expect(page.locator('.results .hit__body').first()).toBeAttached();
  await expect(page.getByRole('combobox', { name: 'Version' })).toHaveValue('v1.5.0');
  await expect(page).toHaveURL('/search?q=field&version=v1.5.0');
  await expect(hits(page).first()).toHaveAttribute('href', /\/v1\.5\.0\//);
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
  // The whole index may rank another result first than the part of it that answered before.
  await expect
    .poll(async () => {
      const shown = await preview.getByRole('link').getAttribute('href');
      return shown !== null && shown === (await results(page).first().getAttribute('href'));
    })
    .toBe(true);

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
