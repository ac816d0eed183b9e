import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { buildAndServe } from '../support/built-site';
import type { Listening } from '../support/listen';
import { logPolicyViolations } from '../support/policyViolations';
import { expect, openApp, test } from '../support/test';

const settings = { ALGOLIA_APP_ID: 'TESTAPP', ALGOLIA_SEARCH_KEY: 'test-key', ALGOLIA_INDEX_NAME: 'docs' };

// These tests have a build of their own, of the fixture: with hosted search. Its pages hold the policy of such a build.
test.describe.configure({ mode: 'default' });
let built: Listening;

// Not before all tests: when they are left out, nothing is built.
test.beforeEach(async () => {
  test.setTimeout(180_000);
  built ??= await buildAndServe({ env: settings });
});
test.afterAll(() => built?.close());

type Query = { readonly query: string; readonly facetFilters: readonly (string | readonly string[])[] };

const highlighted = (value: string) => ({ value, matchLevel: 'full', matchedWords: ['kernel'] });

/** A hit as Algolia's crawler records it: on another host, in the hierarchy of the page's headings. */
const hit = {
  objectID: '1',
  url: 'https://crawled.example/docs/kernel_function',
  url_without_anchor: 'https://crawled.example/docs/kernel_function',
  type: 'lvl1',
  content: null,
  hierarchy: { lvl0: 'Docs', lvl1: 'Kernels', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
  _highlightResult: {
    hierarchy: { lvl0: highlighted('Docs'), lvl1: highlighted('<mark>Kernel</mark>s') },
  },
  _snippetResult: { hierarchy: { lvl1: highlighted('<mark>Kernel</mark>s') } },
};

/** Answers the requests of the search service and records the queries. */
async function answerQueries(page: Page): Promise<Query[]> {
  const asked: Query[] = [];
  await page.route(/^https:\/\/[\w-]+\.algolia(?:net)?\.(?:net|com)\//, async (route) => {
    const { requests = [] } = (route.request().postDataJSON() ?? {}) as { requests?: Query[] };
    asked.push(...requests);
    await route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: {
        results: requests.map(({ query }) => ({
          index: settings.ALGOLIA_INDEX_NAME,
          query,
          hits: [hit],
          nbHits: 1,
          page: 0,
          nbPages: 1,
          hitsPerPage: 20,
          processingTimeMS: 1,
          params: '',
        })),
      },
    });
  });
  return asked;
}

const modalOf = (page: Page) => page.getByRole('dialog', { name: 'Search', exact: true });

async function openModal(page: Page): Promise<void> {
  await openApp(page, `${built.origin}/docs/field`);
  await page.getByRole('link', { name: /^Search/ }).click();
  await expect(modalOf(page).getByRole('searchbox')).toBeFocused();
}

test.beforeEach(async ({ page, complaints }) => {
  complaints.expect(
    /^request to a third party: https:\/\/[\w-]+\.algolia/,
    'hosted search, answered by the test',
  );
  await logPolicyViolations(page);
});

test('the modal opens, and a query for the language and version of the page shows a hit, which opens in the app', async ({
  page,
}) => {
  const asked = await answerQueries(page);
  await openModal(page);
  await modalOf(page).getByRole('searchbox').fill('kernel');
  const found = modalOf(page).getByRole('link', { name: 'Kernels' });
  await expect(found).toBeVisible();
  await expect(found).toHaveAttribute('href', '/docs/kernel_function');
  expect(asked.at(-1)).toMatchObject({
    query: 'kernel',
    facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-v1.6.0']],
  });
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
  await found.click();
  await expect(page).toHaveURL(`${built.origin}/docs/kernel_function`);
  await expect(page.locator('html')).toHaveAttribute('data-marked');
  await expect(modalOf(page)).toHaveCount(0);
});

test('Escape closes the modal and returns the focus', async ({ page }) => {
  await answerQueries(page);
  await openModal(page);
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  await page.keyboard.press('Escape');
  await expect(modalOf(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Search/ })).toBeFocused();
});

/**
 * What DocSearch 5.1 does itself: its outermost element is a button with a name that is not the text in it, a hit is a link in an option, and
 * the line at its end is a `footer` outside of the page's own.
 */
const barriersOfDocSearch = [
  'nested-interactive',
  'label-content-name-mismatch',
  'landmark-no-duplicate-contentinfo',
];

for (const mode of ['dark', 'light'] as const) {
  test(`axe finds nothing else in the modal in ${mode} mode`, async ({ page }) => {
    await answerQueries(page);
    await openModal(page);
    await page.locator('html').evaluate((root, value) => root.setAttribute('data-theme', value), mode);
    await modalOf(page).getByRole('searchbox').fill('kernel');
    await expect(modalOf(page).getByRole('link', { name: 'Kernels' })).toBeVisible();
    const { violations } = await new AxeBuilder({ page })
      .include('[role=dialog]')
      .disableRules(barriersOfDocSearch)
      .setLegacyMode()
      .analyze();
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
    expect(found).toEqual([]);
  });
}
