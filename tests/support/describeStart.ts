import type { Page } from '@playwright/test';

/**
 * Says how far the app came that did not start: whether the document answers, and which of its scripts have arrived. A test that only
 * says that it waited in vain leaves no trace of a file that hangs or of a page that is too busy.
 */
export async function describeStart(page: Page): Promise<string> {
  const { lag, arrived, missing, said } = await page.evaluate(async () => {
    const since = performance.now();
    await new Promise((done) => setTimeout(done, 0));
    const scripts = [...document.scripts].map(({ src }) => src).filter((src) => src !== '');
    const ended = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
    return {
      lag: Math.round(performance.now() - since),
      arrived: scripts.filter((src) => ended.has(src)).length,
      missing: scripts.filter((src) => !ended.has(src)),
      said: document.querySelector('#load-failure:not([hidden]) code')?.textContent ?? '',
    };
  });
  return [
    `The app of ${page.url()} did not start.`,
    `A timer of 0 ms took ${lag} ms; ${arrived} scripts arrived, not ${missing.join(', ') || 'missing any'}.`,
    said,
  ].join(' ');
}
