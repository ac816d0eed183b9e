import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { defer } from '../support/deferred';
import { expect, test, waitForApp } from '../support/test';

const box = (page: Page) => page.locator('dialog.finder');
const field = (page: Page) => box(page).locator('input');
const options = (page: Page) => box(page).locator('[role=option]');

/** Opens a page whose app waits for `release`, and types into the box of the search. */
async function typeInBox(page: Page, path: string, text: string): Promise<() => void> {
  const released = defer<void>();
  await page.route('**/assets/js/main.*.js', async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto(path);
  await page.keyboard.press('Control+k');
  await page.keyboard.type(text);
  await expect(options(page).first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  return () => released.resolve();
}

/** What a reader sees of the hits. */
const look = (page: Page) =>
  options(page).evaluateAll((all) =>
    all.map((option) => {
      const { x, y, width, height } = option.getBoundingClientRect();
      return [option.textContent, option.getAttribute('aria-selected'), x, y, width, height];
    }),
  );

/** What a reader sees of the hits once their excerpts have come: when half a second has changed nothing. */
async function lookOnceWhole(page: Page): ReturnType<typeof look> {
  let last: Awaited<ReturnType<typeof look>> = [];
  await expect(async () => {
    const previous = last;
    last = await look(page);
    expect(last).toEqual(previous);
  }).toPass({ intervals: [500] });
  return last;
}

for (const [name, viewport] of [
  ['desktop', { width: 1280, height: 800 }],
  ['phone', { width: 390, height: 844 }],
] as const) {
  test(`the app's dialog takes the hits of the box over without moving one, on a ${name}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const release = await typeInBox(page, '/docs/field', 'sparse field');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(options(page).nth(2)).toHaveAttribute('aria-selected', 'true');
    const before = await lookOnceWhole(page);
    // In every frame until the dialog is there, the third hit stands where it stood.
    const frames = page.evaluate(async () => {
      const seen = new Set<string>();
      for (let rest = 10; rest > 0;) {
        await new Promise(requestAnimationFrame);
        const third = document.querySelectorAll('.finder [role=option]')[2];
        seen.add(`${third?.textContent} ${third?.getBoundingClientRect().y} ${third?.ariaSelected}`);
        if (document.querySelector('.finder select')) rest -= 1;
      }
      return [...seen];
    });
    release();
    await waitForApp(page);
    expect(await frames).toHaveLength(1);
    await expect(box(page).getByRole('combobox', { name: 'Section' })).toBeVisible();
    expect(await look(page)).toEqual(before);
    await expect(field(page)).toHaveValue('sparse field');
    await expect(field(page)).toBeFocused();
    expect(page.workers()).toHaveLength(1);
    await page.keyboard.press('ArrowDown');
    await expect(options(page).nth(3)).toHaveAttribute('aria-selected', 'true');
  });
}

test('without the app, the arrow keys and Enter lead to a hit', async ({ page }) => {
  await typeInBox(page, '/docs/field', 'memory layout');
  await expect(options(page).first()).toContainText('Memory layout');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/layout');
});

test('the box searches the version of its page, and corrects typing errors', async ({ page }) => {
  await typeInBox(page, '/docs/v1.5.0/field', 'paralell loops');
  await expect(box(page)).toContainText('Results for parallel loops');
  await expect(options(page).first()).toHaveAttribute('href', /^\/docs\/v1\.5\.0\//);
  await field(page).fill('');
  await expect(options(page)).toHaveCount(0);
  await expect(box(page)).not.toContainText('Results for');
});

test('a second box answers like the first one', async ({ page }) => {
  await typeInBox(page, '/docs/field', 'gui');
  await page.keyboard.press('Escape');
  await expect(box(page)).toHaveCount(0);
  await page.keyboard.press('/');
  await page.keyboard.type('memory layout');
  await expect(options(page).first()).toContainText('Memory layout');
});

const saved = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('taichi-docs.search.en') ?? '{}') as unknown);

for (const way of ['Enter', 'click'] as const) {
  test(`a hit that is followed without the app, by ${way}, is a recent one, with its query`, async ({
    page,
  }) => {
    const release = await typeInBox(page, '/docs/field', 'memory layout');
    // Enter before there are hits leads to the search page.
    await expect(options(page).first()).toContainText('Memory layout');
    if (way === 'Enter') await page.keyboard.press('Enter');
    else await options(page).first().click();
    await expect(page).toHaveURL('/docs/layout');
    expect(await saved(page)).toEqual({
      recent: [{ url: '/docs/layout', section: 'docs', title: 'Memory layout', heading: '' }],
      favorites: [],
      queries: ['memory layout'],
    });
    release();
    await waitForApp(page);
    await page.keyboard.press('Control+k');
    await expect(box(page).getByRole('link', { name: 'Memory layout' })).toBeVisible();
    await expect(box(page)).toContainText('memory layout');
  });
}

test('without the app, a section of a page is remembered under its own heading; a new tab, as in the app, is not', async ({
  page,
}) => {
  await typeInBox(page, '/docs/field', 'field');
  const section = page.locator('dialog.finder .hit--section').first();
  const heading = ((await section.textContent()) ?? '').replace(/^#/, '');
  const opened = page.context().waitForEvent('page');
  await section.click({ modifiers: ['ControlOrMeta'] });
  await opened;
  expect(await saved(page)).toEqual({});
  const url = await section.getAttribute('href');
  await section.click();
  await page.waitForURL((address) => address.hash !== '');
  expect(await saved(page)).toMatchObject({ recent: [{ url, heading }], queries: ['field'] });
});

test('what an input method is composing is not asked', async ({ page }) => {
  await page.route('**/assets/js/main.*.js', () => undefined);
  // Before the composition the script would ask for the empty text, which starts the worker.
  let release = (): void => undefined;
  const composing = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/search-worker.*.js', async (route) => {
    await composing;
    await route.continue();
  });
  await page.goto('/docs/field');
  const input = await page.context().newCDPSession(page);
  await page.keyboard.press('/');
  await input.send('Input.imeSetComposition', { text: 'gui', selectionStart: 3, selectionEnd: 3 });
  release();
  await page.waitForFunction(() => 'earlySearch' in window);
  expect(page.workers()).toEqual([]);
  await input.send('Input.insertText', { text: 'memory layout' });
  await expect(options(page).first()).toContainText('Memory layout');
});

for (const [locale, query] of [
  ['', 'layout'],
  ['/zh-Hans', '布局'],
  ['/fr-FR', 'organisation'],
] as const) {
  test(`hits in the box have no faults for assistive tools in ${locale || 'English'}`, async ({ page }) => {
    await typeInBox(page, `${locale}/docs/field`, query);
    const { violations } = await new AxeBuilder({ page }).include('dialog.finder').analyze();
    expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([]);
  });
}
