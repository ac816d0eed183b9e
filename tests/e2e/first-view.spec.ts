import { appOf, appSheetOf } from '../support/bootData';
import { elementsOf } from '../support/readHtml';
import { htmlOf } from '../support/sitemap';
import { expect, test } from '../support/test';
import type { Page } from '@playwright/test';

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

async function watch(page: Page): Promise<string[]> {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await page.addInitScript(() => {
    // Pages ahead of time are another matter: tests/e2e/prefetch.spec.ts.
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  return files;
}

// The search page loads its engine as soon as it runs, even without an interaction.
for (const path of kinds.filter((kind) => kind !== '/search')) {
  test(`${path} loads no file of the app on its own, and all of them at once on interaction`, async ({
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
    const app = appOf(elementsOf(htmlOf(path)));
    // The progress bar comes when the app is idle, so that a slow network does not delay it: src/clientModules/routeProgress.ts.
    const isAwaited = (file: string) => file.includes('/assets/js/') && !/\/nprogress\.[^/]+$/.test(file);
    const later = files.filter((file) => isAwaited(file) && !app.includes(file));
    expect(later, 'files that the page did not name').toEqual([]);
  });
}

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
    const sheet = appSheetOf(elementsOf(htmlOf(path)));
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
