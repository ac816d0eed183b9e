import AxeBuilder from '@axe-core/playwright';
import type { Page, Request } from '@playwright/test';
import { defer } from '../support/deferred';
import { barOf } from '../support/menu';
import { expect, openApp, test } from '../support/test';

const dialog = (page: Page) => page.locator('dialog.finder');
const field = (page: Page) => dialog(page).locator('[role=combobox]');
const options = (page: Page) => dialog(page).locator('[role=option]');

/** Opens the dialog and waits until the field accepts input. */
async function open(page: Page, key = 'Control+k'): Promise<void> {
  await page.keyboard.press(key);
  await expect(field(page)).toBeFocused();
}

/**
 * Counts the bytes transferred since the last call. Sizes are only requested by the call: a request that is still
 * pending when its page closes would fail the next test.
 */
function countBytes(page: Page): () => Promise<number> {
  let finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  return async () => {
    const asked = finished;
    finished = [];
    const sizes = await Promise.all(asked.map((request) => request.sizes()));
    return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  };
}

test('an empty dialog suggests queries, and the pointer moves the one selection', async ({ page }) => {
  await openApp(page, '/docs/field');
  await open(page);
  await dialog(page).getByRole('button', { name: 'ti.field' }).click();
  await expect(field(page)).toHaveValue('ti.field');
  await expect(field(page)).toBeFocused();
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(options(page).first().locator('.hit__kind')).toHaveText('f');
  // Hits of the texts come after those of the titles, and could move what is below the pointer.
  await expect(dialog(page).getByRole('status')).toHaveText(/results?$/);
  await options(page).nth(2).hover();
  await expect(options(page).nth(2)).toHaveAttribute('aria-selected', 'true');
  await expect(dialog(page).locator('[aria-selected="true"]')).toHaveCount(1);
});

test('nothing of the search is loaded before it is opened', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openApp(page, '/docs/field');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.includes('/assets/search/'))).toEqual([]);
  expect(page.workers()).toEqual([]);
  await open(page);
  await expect.poll(() => page.workers().length).toBe(1);
});

test('the first answer costs at most 90 KB, and each further key 40 KB', async ({ page }) => {
  await page.addInitScript(() => {
    // Excludes prefetching during idle time, which is covered by tests/e2e/prefetch.spec.ts.
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await openApp(page, '/docs/field');
  await page.waitForLoadState('networkidle');
  const takeBytes = countBytes(page);
  await open(page);
  await field(page).fill('layout');
  await expect(options(page).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await takeBytes()).toBeLessThanOrEqual(90_000);
  let typed = '';
  for (const key of 'sparse field') {
    typed += key;
    await field(page).fill(typed);
    await page.waitForLoadState('networkidle');
    expect(await takeBytes(), typed).toBeLessThanOrEqual(40_000);
  }
});

test('the search is used by keyboard alone', async ({ page }) => {
  await openApp(page, '/docs/field');
  await open(page, '/');
  await page.keyboard.type('ti.static');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(options(page).first()).toContainText('ti.static');
  await page.keyboard.press('ArrowDown');
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveAttribute(
    'aria-activedescendant',
    (await options(page).nth(1).getAttribute('id')) ?? '-',
  );
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/api\/taichi\/#taichi\.static$/);
  await expect(dialog(page)).toHaveCount(0);
  // The URL changes before the page.
  await expect(page.getByRole('heading', { level: 1, name: 'taichi' })).toBeVisible();
  await open(page);
  await page.keyboard.press('Control+k');
  await expect(dialog(page)).toHaveCount(0);
});

test('a page that comes late does not close what was opened meanwhile', async ({ page }) => {
  await openApp(page, '/docs/field');
  await page.locator('.search').hover();
  await page.waitForLoadState('networkidle');
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Newsletters' }).click();
  await expect(page).toHaveURL('/newsletter');
  await open(page);
  await field(page).fill('sparse');
  release();
  await expect(page.locator('html')).toHaveClass(/plugin-blog/);
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('sparse');
  await expect(options(page).first()).toBeVisible();
});

test('Back closes the dialog, and only then leaves the page', async ({ page }) => {
  await openApp(page, '/docs/field');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Newsletters' }).click();
  await expect(page.locator('html')).toHaveClass(/plugin-blog/);
  await open(page);
  await page.evaluate(() => history.back());
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL('/newsletter');
  await expect(page.locator('.search')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/docs/field');
});

test('what was loaded is searched without a network', async ({ page, context, complaints }) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED|^failed: /, 'the test cuts the network');
  await openApp(page, '/docs/field');
  await open(page);
  await field(page).fill('gui');
  await expect(options(page).first()).toBeVisible();
  await context.setOffline(true);
  await field(page).fill('ti.static');
  await expect(options(page).first()).toContainText('ti.static');
  await field(page).fill('quantized types');
  await expect(options(page).first()).toContainText('Quantized types');
});

test('Enter right after the last key opens the best hit of what was typed, not of what it began with', async ({
  page,
}) => {
  await openApp(page, '/docs/field');
  await open(page);
  await field(page).fill('sparse');
  await expect(options(page).first()).toContainText('parse');
  // From here on, requests reach the worker of the search only when they are released.
  await page.evaluate(() => {
    const worker = Worker.prototype as { postMessage: (...args: unknown[]) => void };
    const { postMessage } = worker;
    const held: (() => void)[] = [];
    worker.postMessage = function (...args) {
      held.push(() => postMessage.apply(this, args));
    };
    addEventListener('release', () => {
      worker.postMessage = postMessage;
      for (const send of held) send();
    });
  });
  await field(page).fill('ti.static');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await expect(page).toHaveURL('/docs/field');
  await page.evaluate(() => dispatchEvent(new Event('release')));
  await expect(page).toHaveURL('/api/taichi/#taichi.static');
  await expect(dialog(page)).toBeHidden();
});

test('titles and names answer while the words of the texts are on their way', async ({ page }) => {
  await openApp(page, '/docs/field');
  const released = defer<void>();
  await page.route('**/assets/search/en/*.json', async (route) => {
    await released.promise;
    await route.continue();
  });
  await open(page);
  await field(page).fill('memory layout');
  await expect(options(page).first()).toContainText('Memory layout');
  // The reader moves among the hits: they stay where they are.
  await page.keyboard.press('ArrowDown');
  const shown = await options(page).nth(1).getAttribute('href');
  released.resolve();
  await page.waitForLoadState('networkidle');
  await expect(options(page).nth(1)).toHaveAttribute('href', shown ?? '-');
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
});

test('page keys move the selection, and "See all results" keeps the version', async ({ page }) => {
  await openApp(page, '/docs/v1.5.0/field');
  await open(page);
  await field(page).fill('field');
  await expect(options(page).nth(6)).toBeAttached();
  await page.keyboard.press('PageDown');
  await expect(options(page).nth(5)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Control+End');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Control+Home');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await dialog(page).getByRole('link', { name: 'See all results' }).click();
  await expect(page).toHaveURL('/search?q=field&version=v1.5.0');
  await expect(page.getByRole('combobox', { name: 'Version' })).toHaveValue('v1.5.0');
});

test('a typing error is named, and "Clear" empties the field', async ({ page }) => {
  await openApp(page, '/docs/field');
  await open(page);
  await expect(dialog(page).getByRole('button', { name: 'Clear' })).toHaveCount(0);
  await field(page).fill('paralell loops');
  await expect(dialog(page)).toContainText('Results for parallel loops');
  await dialog(page).getByRole('button', { name: 'Clear' }).click();
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
  await expect(options(page)).toHaveCount(0);
});

test('an empty answer leads on', async ({ page }) => {
  await openApp(page, '/docs/field');
  await open(page);
  await field(page).fill('zzqxqzz');
  await expect(dialog(page).getByRole('status')).toContainText('No results were found');
  const { violations } = await new AxeBuilder({ page }).include('dialog.finder').analyze();
  expect(violations).toEqual([]);
  await dialog(page).getByRole('link', { name: 'Look up a term in the glossary' }).click();
  await expect(page).toHaveURL('/docs/glossary');
  await expect(dialog(page)).toHaveCount(0);
});

test('sections of a page stand below its hit, and the arrow keys reach them', async ({ page }) => {
  await openApp(page, '/docs/overview');
  await open(page);
  await field(page).fill('sparse field');
  await expect(options(page).first()).toContainText('Spatially sparse fields');
  const section = dialog(page).locator('.hit--section').first();
  await expect(section).toHaveAttribute('href', /^\/docs\/sparse#/);
  await page.keyboard.press('ArrowDown');
  await expect(section).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/sparse#/);
});

test('the dialog searches another section and version, with the number of hits, and "See all results" keeps both', async ({
  page,
}) => {
  await openApp(page, '/docs/field');
  await open(page);
  const section = dialog(page).getByRole('combobox', { name: 'Section' });
  await expect(section.getByRole('option', { name: 'Blog' })).toHaveText('Blog');
  await field(page).fill('cloth');
  await expect(section.getByRole('option', { name: 'Blog' })).toHaveText(/^Blog \(\d+\)$/);
  await section.selectOption('blog');
  await expect(options(page).first()).toHaveAttribute('href', /^\/blog\//);
  await section.selectOption('docs');
  await dialog(page).getByRole('combobox', { name: 'Version' }).selectOption('v1.5.0');
  await expect(options(page).first()).toHaveAttribute('href', /^\/docs\/v1\.5\.0\//);
  await dialog(page).getByRole('link', { name: 'See all results' }).click();
  await expect(page).toHaveURL('/search?q=cloth&section=docs&version=v1.5.0');
});

test('a name that does not exist leads to those that are spelled like it', async ({ page }) => {
  await openApp(page, '/docs/field');
  await open(page);
  await field(page).fill('ti.sttatttic');
  await dialog(page).getByRole('button', { name: 'ti.static' }).click();
  await expect(field(page)).toHaveValue('ti.static');
  await expect(field(page)).toBeFocused();
  await expect(options(page).first()).toContainText('ti.static');
});

test('the words of a hit are marked on its page until Escape, and the search is offered again', async ({
  page,
}) => {
  const marks = () => page.evaluate(() => CSS.highlights.get('found')?.size ?? 0);
  await openApp(page, '/docs/overview');
  await open(page);
  await field(page).fill('memory layout');
  await expect(options(page).first()).toContainText('Memory layout');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Memory layout' })).toBeVisible();
  await expect.poll(marks).toBeGreaterThan(3);
  await page.keyboard.press('Escape');
  expect(await marks()).toBe(0);
  await open(page);
  await dialog(page).getByRole('button', { name: 'memory layout', exact: true }).click();
  await expect(options(page).first()).toContainText('Memory layout');
});

test('a symbol shows how it is called, a live example its picture', async ({ page }) => {
  await openApp(page, '/docs/field');
  await open(page);
  await field(page).fill('ti.field');
  await expect(options(page).first().locator('.hit__signature')).toHaveText(/^ti\.field\(dtype/);
  await field(page).fill('butterfly');
  const picture = options(page).filter({ hasText: 'Butterfly' }).first().locator('img');
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test('two lines of a phone show the match in Chinese', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openApp(page, '/zh-Hans/docs/field');
  await open(page);
  await field(page).fill('原子操作');
  await expect(dialog(page).getByRole('status')).toHaveText(/\d/);
  const hidden = await dialog(page)
    .locator('.hit small')
    .evaluateAll((lines) =>
      lines.flatMap((line) => {
        const mark = line.querySelector('mark');
        const isInside =
          !mark || mark.getBoundingClientRect().bottom <= line.getBoundingClientRect().bottom + 1;
        return isInside ? [] : [line.textContent];
      }),
    );
  expect(hidden).toEqual([]);
});

test('a name that is gone leads to what replaced it', async ({ page }) => {
  await openApp(page, '/docs/field');
  await open(page);
  await field(page).fill('ti.var');
  await expect(options(page).first()).toContainText('ti.field');
  await expect(options(page).first()).toContainText('Use this instead of var, which is gone.');
});

test('hits that were followed come back, can be kept and taken away', async ({ page }) => {
  await openApp(page, '/docs/field');
  await open(page);
  await field(page).fill('data layout');
  await expect(options(page).first()).toContainText('Memory layout');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/layout');

  await open(page);
  const recent = dialog(page).getByRole('region', { name: 'Recent' });
  await expect(recent.getByRole('link')).toHaveText(['Memory layout']);
  await recent.getByRole('button', { name: 'Keep as a favorite: Memory layout' }).click();
  const favorites = dialog(page).getByRole('region', { name: 'Favorites' });
  await expect(favorites.getByRole('link')).toHaveText(['Memory layout']);
  await expect(recent).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(favorites.getByRole('link')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();

  // Each language has its own list.
  await openApp(page, '/zh-Hans/docs/field');
  await open(page);
  await expect(dialog(page).locator('.saved')).toHaveCount(0);
  await openApp(page, '/docs/field');
  await open(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Delete');
  await expect(dialog(page).locator('.saved')).toHaveCount(0);
  await expect(field(page)).toBeFocused();
});

for (const [locale, query, title] of [
  ['', 'data layout', 'Memory layout'],
  ['/zh-Hans', '数据布局', '数据布局'],
  ['/fr-FR', 'organisation des donnees', 'Organisation des données'],
] as const) {
  test(`dialog and page have no faults for assistive tools in ${locale || 'English'}`, async ({ page }) => {
    const check = async (part: string) => {
      const { violations } = await new AxeBuilder({ page }).include(part).analyze();
      expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([]);
    };
    await openApp(page, `${locale}/docs/field`);
    await open(page);
    await check('dialog.finder');
    await field(page).fill(query);
    await expect(options(page).first()).toContainText(title);
    await check('dialog.finder');
    await field(page).fill('zzqxqzz');
    await expect(dialog(page).locator('.finder__ways')).toBeVisible();
    await check('dialog.finder');
    await field(page).fill('ti.sttatttic');
    await expect(dialog(page).locator('.finder__nearest')).toBeVisible();
    await check('dialog.finder');
    await field(page).fill(query);
    await expect(options(page).first()).toContainText(title);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${locale}/docs/layout`);
    await open(page);
    await expect(dialog(page).locator('.saved .hit').first()).toContainText(title);
    await check('dialog.finder');
    await openApp(page, `${locale}/search?q=${encodeURIComponent(query)}`);
    await expect(page.getByRole('main').locator('.results .hit').first()).toContainText(title);
    await check('main');
  });

  test(`a failure has no faults for assistive tools in ${locale || 'English'}`, async ({
    page,
    complaints,
  }) => {
    complaints.expect(/404/, 'the test answers with 404, and the browser logs that');
    await page.route('**/assets/search/*.json', (route) => route.fulfill({ status: 404, body: 'no' }));
    for (const [path, part] of [
      [`${locale}/docs/field`, 'dialog.finder'],
      [`${locale}/search?q=layout`, 'main'],
    ] as const) {
      await openApp(page, path);
      if (part === 'dialog.finder') await open(page);
      await expect(page.locator(`${part} :is(.finder__none, .search-page__status) .btn`)).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).include(part).analyze();
      expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([]);
    }
  });
}

for (const [name, input] of [
  ['blanks', '   '],
  ['10,000 letters', 'a'.repeat(10_000)],
  ['markup', '<img src=x onerror="window.broken=1"><script>window.broken=1</script>'],
  ['emoji', '🚀👩‍👩‍👧‍👦'],
  ['a lone surrogate', '\ud83d'],
  ['right-to-left text', '\u202eמרחבا field'],
  ['a star', '*'],
  ['quotes and signs', `"'\`.*+?^$()[]{}\\|`],
] as const) {
  test(`the dialog bears ${name}`, async ({ page }) => {
    await openApp(page, '/docs/field');
    await open(page);
    await field(page).fill(input);
    await field(page).fill('');
    await field(page).fill(`${input} layout`);
    await field(page).fill('layout');
    await expect(options(page).first()).toBeVisible();
    expect(await page.evaluate(() => 'broken' in window)).toBe(false);
  });
}

test('a missing index is reported in the dialog, and the page keeps working', async ({
  page,
  complaints,
}) => {
  complaints.expect(/404/, 'the test answers with 404, and the browser logs that');
  await page.route('**/assets/search/*.json', (route) => route.fulfill({ status: 404, body: 'no' }));
  await openApp(page, '/docs/field');
  await open(page);
  await expect(dialog(page)).toContainText('The search is not available');
  await page.unroute('**/assets/search/*.json');
  await expect(dialog(page).getByRole('status')).toHaveText('The search is not available');
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(field(page)).toBeFocused();
  await field(page).fill('layout');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await barOf(page).getByRole('link', { name: 'API' }).first().click();
  await expect(page).toHaveURL(/\/api\//);
});

test('Enter before a failure opens nothing once the search works again', async ({ page, complaints }) => {
  complaints.expect(/404/, 'the test answers with 404, and the browser logs that');
  await page.route('**/assets/search/*.json', (route) => route.fulfill({ status: 404, body: 'no' }));
  await openApp(page, '/docs/field');
  await open(page);
  await page.keyboard.type('layout');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText('The search is not available');
  await page.keyboard.press('Enter');
  await page.unroute('**/assets/search/*.json');
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(options(page).first()).toBeVisible();
  await expect(page).toHaveURL('/docs/field');
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL('/docs/field');
});

test('the search page filters by version and section, and loads more on the way down', async ({ page }) => {
  await openApp(page, '/search?q=field');
  const hits = page.getByRole('main').locator('.results .hit');
  await expect(hits.first()).toBeVisible();
  const before = await hits.count();
  // The list may be drawn again while it is scrolled: its words come after its titles.
  await expect(() => hits.last().scrollIntoViewIfNeeded({ timeout: 500 })).toPass();
  await page.mouse.wheel(0, 4000);
  await expect.poll(() => hits.count()).toBeGreaterThan(before);
  const section = page.getByRole('combobox', { name: 'Section' });
  await expect(section.getByRole('option', { name: 'Blog' })).toHaveText(/^Blog \(\d+\)$/);
  await section.selectOption('blog');
  await expect(page).toHaveURL('/search?q=field&section=blog');
  await expect(hits.first()).toHaveAttribute('href', /^\/blog\//);
  await section.selectOption('docs');
  await page.getByRole('combobox', { name: 'Version' }).selectOption('v1.5.0');
  await expect(hits.first()).toHaveAttribute('href', /^\/docs\/v1\.5\.0\//);
});
