import type { Page, Route } from '@playwright/test';
import { defer } from './deferred';

const chunks = '**/assets/js/*.js';

/** URLs of the app's files that a page has loaded so far. */
async function loadedFiles(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.includes('/assets/js/')),
  );
}

/** Blocks all files of the app that a page has not loaded yet; returns a function that unblocks them. */
export async function blockNewChunks(page: Page): Promise<() => Promise<void>> {
  const loaded = new Set(await loadedFiles(page));
  const decide = (route: Route) =>
    loaded.has(route.request().url()) ? route.continue() : route.abort('failed');
  await page.route(chunks, decide);
  return () => page.unroute(chunks, decide);
}

/** Blocks one file of the app; returns a function that unblocks it. */
export async function blockFile(page: Page, pattern: string): Promise<() => Promise<void>> {
  const abort = (route: Route) => route.abort('failed');
  await page.route(pattern, abort);
  return () => page.unroute(pattern, abort);
}

/** Held responses: `first` resolves when one is held, `letPass` stops holding, `release` sends those held. */
export type Held = { first: Promise<void>; letPass: () => void; release: () => void };

/** Holds back every further file of the app. */
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
