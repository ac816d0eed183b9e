import type { Page, Route } from '@playwright/test';

const chunks = '**/assets/js/*.js';

/** Cuts a page off from the files of the app that it has not loaded yet; returns what lets them through again. */
export async function blockChunks(page: Page): Promise<() => Promise<void>> {
  const abort = (route: Route) => route.abort('failed');
  await page.route(chunks, abort);
  return () => page.unroute(chunks, abort);
}

/** Held answers: `first` comes when something is held, `letPass` holds nothing more, `release` answers what is held. */
export type Held = { first: Promise<void>; letPass: () => void; release: () => void };

/** Makes the page wait for every further file of the app. */
export async function holdChunks(page: Page): Promise<Held> {
  const first = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  let isHolding = true;
  await page.route(chunks, async (route) => {
    if (isHolding) {
      first.resolve();
      await released.promise;
    }
    await route.continue();
  });
  return {
    first: first.promise,
    letPass: () => (isHolding = false),
    release: () => {
      isHolding = false;
      released.resolve();
    },
  };
}
