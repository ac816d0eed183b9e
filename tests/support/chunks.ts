import type { Page, Route } from '@playwright/test';
import { defer } from './deferred';

const chunks = '**/assets/js/*.js';

/** Addresses of the files of the app that a page has loaded so far. */
async function loadedFiles(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.includes('/assets/js/')),
  );
}

/** Cuts a page off from all files of the app but those that it has now; returns what lets them through again. */
export async function blockNewChunks(page: Page): Promise<() => Promise<void>> {
  const loaded = new Set(await loadedFiles(page));
  const decide = (route: Route) =>
    loaded.has(route.request().url()) ? route.continue() : route.abort('failed');
  await page.route(chunks, decide);
  return () => page.unroute(chunks, decide);
}

/** Cuts a page off from one file of the app; returns what lets it through again. */
export async function blockFile(page: Page, pattern: string): Promise<() => Promise<void>> {
  const abort = (route: Route) => route.abort('failed');
  await page.route(pattern, abort);
  return () => page.unroute(pattern, abort);
}

/** Held answers: `first` comes when something is held, `letPass` holds nothing more, `release` answers what is held. */
export type Held = { first: Promise<void>; letPass: () => void; release: () => void };

/** Makes the page wait for every further file of the app. */
export async function holdChunks(page: Page): Promise<Held> {
  const first = defer<void>();
  const released = defer<void>();
  let isHolding = true;
  const letPass = () => {
    isHolding = false;
  };
  await page.route(chunks, async (route) => {
    if (isHolding) {
      first.resolve();
      await released.promise;
    }
    await route.continue();
  });
  return { first: first.promise, letPass, release: () => released.resolve() };
}
