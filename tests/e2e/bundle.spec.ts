import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { defaultLocale, locales, type Locale } from '../../config/locales';
import { site } from '../../config/site';
import { createBundle } from '../../tools/bundle/createBundle';
import { findSet } from '../../tools/bundle/findSet';
import { barOf } from '../support/menu';
import { elementsOf } from '../support/readHtml';
import { expect, test } from '../support/test';

// The bundles of v1.6.0, made from the built site, opened from a folder with spaces in its name: no server is involved.
test.describe.configure({ mode: 'default', timeout: 180_000 });

let folder = '';
let files: Map<string, Buffer>;

/** Unpacks the bundle of a language into a folder of its own. */
function unpack(locale: Locale): Map<string, Buffer> {
  const bundle = createBundle(path.resolve('build'), site.url, findSet('build', 'v1.6.0', locale));
  for (const [name, content] of bundle) {
    const file = path.join(folder, locale, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return bundle;
}

test.beforeAll(() => {
  test.setTimeout(180_000);
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'bundle-')), 'my documents');
  for (const locale of locales) {
    const bundle = unpack(locale);
    if (locale === defaultLocale) files = bundle;
  }
});
test.afterAll(() => rmSync(path.dirname(folder), { recursive: true, force: true }));

const open = (page: Page, name: string, locale: Locale = defaultLocale) =>
  page.goto(pathToFileURL(path.join(folder, locale, name)).href);
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('every address of every page is that of a file, or complete', () => {
  const broken = new Set<string>();
  const pages = [...files].filter(([name]) => name.endsWith('.html'));
  for (const [name, content] of pages) {
    const base = pathToFileURL(path.join(folder, defaultLocale, name));
    for (const { attribs } of elementsOf(content.toString('utf8'))) {
      for (const address of [attribs.href, attribs.src, attribs['data-interaction']]) {
        if (!address || /^(?:https?:|mailto:|data:|#)/.test(address)) continue;
        const file = fileURLToPath(new URL(address.split('#')[0] ?? '', base));
        if (!existsSync(file) || file.endsWith(path.sep)) broken.add(`${name}: ${address}`);
      }
    }
  }
  expect(pages.length).toBeGreaterThan(100);
  expect([...broken]).toEqual([]);
});

test('a page shows its pictures and symbols, and its links lead to other files', async ({ page }) => {
  await open(page, 'docs/field/index.html');
  await expect(title(page)).toHaveText(/^Field/);
  await page.evaluate(() => document.querySelectorAll('img').forEach((image) => (image.loading = 'eager')));
  await expect
    .poll(() =>
      page.evaluate(
        () => [...document.images].filter((image) => !image.complete || image.naturalWidth === 0).length,
      ),
    )
    .toBe(0);
  // An element that refers to a symbol which is not there has no size.
  const empty = await page.evaluate(
    () =>
      [...document.querySelectorAll<SVGUseElement>('main svg use')].filter(
        (use) => use.checkVisibility() && use.getBBox().width + use.getBBox().height === 0,
      ).length,
  );
  expect(empty).toBe(0);
  await page
    .getByRole('complementary', { name: 'Sidebar' })
    .getByRole('link', { name: 'Memory layout' })
    .click();
  await expect(page).toHaveURL(/^file:.*\/docs\/layout\/index\.html$/);
  await expect(title(page)).toHaveText('Memory layout');
});

test('colors can be switched, and posts lead to the site', async ({ page }) => {
  await open(page, 'index.html');
  await page.getByRole('button', { name: 'Switch between dark and light mode' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Blogs' })).toHaveAttribute(
    'href',
    `${site.url}/blog`,
  );
});

test('the page on keeping versions is left to the site', async ({ page }) => {
  await open(page, 'docs/index.html');
  await expect(page.getByRole('main').getByRole('link', { name: /^Keep this version/ })).toHaveAttribute(
    'href',
    `${site.url}/offline`,
  );
});

test('controls that need the app are not there', async ({ page }) => {
  for (const name of ['gallery/waves/index.html', 'api/index.html', 'search/index.html']) {
    await open(page, name);
    await expect(title(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Run' })).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('combobox')).toHaveCount(0);
  }
});

test('the search answers from the folder', async ({ page }) => {
  await open(page, 'docs/field/index.html');
  await barOf(page)
    .getByRole('link', { name: /^Search/ })
    .click();
  await expect(page).toHaveURL(/^file:.*\/search\/index\.html$/);
  const results = page.locator('main .results a');
  await page.getByRole('searchbox').fill('random number in a kernel');
  await expect(results.first()).toBeVisible();
  await page.getByRole('searchbox').fill('ti.field');
  await expect(results.first()).toContainText('field');
  await results.first().click();
  await expect(page).toHaveURL(/^file:.*\/index\.html#/);
  await expect(title(page)).toBeVisible();
  await open(page, 'search/index.html');
  await page.getByRole('searchbox').fill('qqzzxxyy');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('No results were found');
});

/** In each language, a question and the page that answers it. */
const questions: Readonly<Record<Locale, readonly [query: string, title: string]>> = {
  en: ['sparse matrix', 'Sparse matrices'],
  'zh-Hans': ['稀疏矩阵', '稀疏矩阵'],
  'fr-FR': ['matrice creuse', 'Matrices creuses'],
};

for (const locale of locales) {
  test(`in ${locale}, links of the bar have their text, and the search its styles`, async ({ page }) => {
    await open(page, 'docs/field/index.html', locale);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    const api = barOf(page).getByRole('link', { name: 'API', exact: true });
    await expect(api).toHaveText('API');
    await api.click();
    await expect(page).toHaveURL(/^file:.*\/api\/index\.html$/);
    // A link without content is one whose content fell out of it.
    const emptyLinks = await page.evaluate(() =>
      [...document.links].filter((link) => link.innerHTML === '').map((link) => link.outerHTML),
    );
    expect(emptyLinks).toEqual([]);
    await barOf(page).locator('a.search').click();
    const [query, answer] = questions[locale];
    await page.getByRole('searchbox').fill(query);
    const hit = page.locator('main .results a').first();
    await expect(hit).toContainText(answer);
    await expect(hit).toHaveCSS('display', 'grid');
    await hit.click();
    await expect(title(page)).toHaveText(answer);
  });
}
