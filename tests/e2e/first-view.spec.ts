import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { allPages, htmlOf } from '../support/sitemap';
import { expect, test } from '../support/test';
import {
  appOf,
  appScriptKib,
  scriptBeforeIntentKib,
  scriptsOf,
  sheetOf,
  styleKib,
  wireKib,
} from '../support/weights';
import type { Page } from '@playwright/test';

type Budget = { readonly id: string; readonly most?: number };
const budgets = JSON.parse(readFileSync('tools/bench/budgets.json', 'utf8')) as readonly Budget[];

/** KiB; for scripts and styles with gzip. */
const budgetOf = (id: string): number => {
  const most = budgets.find((budget) => budget.id === id)?.most;
  if (most === undefined) throw new Error(`tools/bench/budgets.json has no upper limit named ${id}`);
  return most;
};

/** One page of each kind, in one locale each: the kinds are the same in all. */
const kinds = [
  '/',
  '/docs/field',
  '/docs/',
  '/docs/taichi_core',
  '/api/',
  '/blog',
  '/blog/head-first-taichi',
  '/community',
  '/search',
];

test('before the reader reaches for the page, no page loads more script than the budget', () => {
  for (const { page } of allPages) {
    const html = htmlOf(page);
    expect(scriptsOf(html), page).toHaveLength(1);
    const kib = scriptBeforeIntentKib(html);
    expect(kib, `KiB of script on ${page}`).toBeLessThanOrEqual(budgetOf('scriptBeforeIntent'));
    expect(html, page).not.toMatch(/rel="?modulepreload|rel="?preload"? as="?script/);
    expect(/<img[^>]* src="?data:/.exec(html)?.[0], `a picture inside of ${page}`).toBeUndefined();
  }
});

test('no page has more styles before the first paint than the budget', () => {
  const sheets = new Map(allPages.map(({ page }) => [sheetOf(htmlOf(page)), page]));
  for (const page of sheets.values())
    expect(styleKib(htmlOf(page)), `KiB of styles on ${page}`).toBeLessThanOrEqual(
      budgetOf('styleBeforePaint'),
    );
});

test('each page names the files of the app that it needs, and they are there', () => {
  const pages = new Map<string, string>();
  for (const { page } of allPages) {
    const files = appOf(htmlOf(page));
    const runtimes = files.filter((file) => file.includes('/runtime~main.'));
    expect([runtimes.length, files.at(-1)], page).toEqual([1, expect.stringMatching(/\/main\.[^/]*\.js$/)]);
    for (const file of files) pages.set(file, page);
  }
  for (const [file, page] of pages)
    expect(existsSync(path.join('build', file)), `${file} on ${page}`).toBe(true);
});

async function watch(page: Page): Promise<string[]> {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await page.addInitScript(() => {
    // Pages ahead of time are another matter: tests/e2e/prefetch.spec.ts.
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  return files;
}

// The search page asks for its engine as soon as it runs, whoever opened it.
for (const path of kinds.filter((kind) => kind !== '/search')) {
  test(`${path} loads no file of the app by itself, and all in one go when it is wanted`, async ({
    page,
  }) => {
    const files = await watch(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.mouse.move(300, 300);
    await page.mouse.wheel(0, 400);
    // Nothing is to happen: there is no sign to wait for. A start of the app would ask for its files at once.
    await page.waitForTimeout(300);
    expect(files.filter((file) => file.includes('/assets/js/'))).toEqual([]);
    await page.keyboard.press('Shift');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await page.waitForLoadState('networkidle');
    const app = appOf(htmlOf(path));
    const later = files.filter((file) => file.includes('/assets/js/') && !app.includes(file));
    expect(later, 'files that the page did not name').toEqual([]);
  });
}

const viewports = [
  ['firstViewPhone', { width: 390, height: 844 }],
  ['firstViewDesktop', { width: 1350, height: 940 }],
] as const;

for (const [id, viewport] of viewports) {
  test(`${id}: what a documentation page costs on the wire`, async ({ browser }) => {
    expect(await wireKib(browser, { address: '/docs/field', viewport })).toBeLessThanOrEqual(budgetOf(id));
  });
}

test('the app of a documentation page is within its budget', () => {
  expect(appScriptKib(htmlOf('/docs/field'))).toBeLessThanOrEqual(budgetOf('appScript'));
});

test.describe('what would make a page heavy is noticed:', () => {
  const html = htmlOf('/docs/field');
  const [wholeSheet = ''] = appOf(html).filter((file) => file.endsWith('.css'));

  test('a script of the app in the head', () => {
    const planted = html.replace('</head>', `<script src=${appOf(html).at(-1)}></script></head>`);
    expect(scriptBeforeIntentKib(planted)).toBeGreaterThan(budgetOf('scriptBeforeIntent'));
  });

  test('a script inside of the page', () => {
    const text = Array.from({ length: 900 }, (_, number) => `f(${(number * 7919) % 10007});`).join('');
    const planted = html.replace('</body>', `<script>${text}</script></body>`);
    expect(scriptBeforeIntentKib(planted)).toBeGreaterThan(budgetOf('scriptBeforeIntent'));
  });

  test('the whole style sheet before the first paint', () => {
    const planted = html.replace(sheetOf(html), wholeSheet);
    expect(styleKib(planted)).toBeGreaterThan(budgetOf('styleBeforePaint'));
  });

  test('the code of another page in the app', () => {
    const other = appOf(htmlOf('/docs/taichi_core')).filter((file) => !appOf(html).includes(file));
    const planted = html.replace(' data-app="', ` data-app="${other.join(' ')} `);
    expect(appScriptKib(planted)).toBeGreaterThan(budgetOf('appScript'));
  });

  for (const [id, viewport] of viewports) {
    test(`${id}: one file more`, async ({ browser }) => {
      const prepare = (page: Page) =>
        page.addInitScript((href) => {
          document.addEventListener('DOMContentLoaded', () => {
            document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
          });
        }, wholeSheet);
      const kib = await wireKib(browser, { address: '/docs/field', viewport, prepare });
      expect(kib).toBeGreaterThan(budgetOf(id));
    });
  }
});

/** Place and looks of every element of a page. */
const looks = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, borderColor, fontSize, fontWeight, opacity, fill } =
        getComputedStyle(element);
      const style = [color, backgroundColor, borderColor, fontSize, fontWeight, opacity, fill].join(' ');
      return `${element.tagName}.${element.className.toString()}: ${[x, y, width, height].map(Math.round).join(' ')} ${style}`;
    }),
  );

for (const path of kinds) {
  test(`on ${path} the whole style sheet, which comes with the app, changes nothing`, async ({ page }) => {
    const [sheet = ''] = appOf(htmlOf(path)).filter((file) => file.endsWith('.css'));
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path, { waitUntil: 'networkidle' });
      const before = await looks(page);
      await page.evaluate(
        (href) =>
          new Promise((done) => {
            const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
            link.onload = done;
            document.head.append(link);
          }),
        sheet,
      );
      const after = await looks(page);
      expect(after.filter((line, index) => line !== before[index])).toEqual([]);
    }
  });
}
