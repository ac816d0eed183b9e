import type { Page } from '@playwright/test';

/**
 * Says how far the app came that did not start: whether the document answers, and which of its scripts have arrived. A test that only
 * says that it waited in vain leaves no trace of a file that hangs or of a page that is too busy.
 */
export async function describeStart(page: Page): Promise<string> {
  const { lag, frame, hydrated, arrived, missing, said } = await page.evaluate(async () => {
    const since = performance.now();
    await new Promise((done) => setTimeout(done, 0));
    const lag = Math.round(performance.now() - since);
    const frame = await Promise.race([
      new Promise<string>((done) => requestAnimationFrame(() => done('are drawn'))),
      new Promise<string>((done) => setTimeout(() => done('are not drawn'), 2000)),
    ]);
    const first = document.querySelector('#__docusaurus > *');
    const scripts = [...document.scripts].map(({ src }) => src).filter((src) => src !== '');
    const ended = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
    return {
      lag,
      frame,
      // React marks the elements that it has taken over.
      hydrated: first !== null && Object.keys(first).some((key) => key.startsWith('__reactFiber')),
      arrived: scripts.filter((src) => ended.has(src)).length,
      missing: scripts.filter((src) => !ended.has(src)),
      said: document.querySelector('#load-failure:not([hidden]) code')?.textContent ?? '',
    };
  });
  return [
    `The app of ${page.url()} did not start.`,
    `A timer of 0 ms took ${lag} ms; frames ${frame}; React ${hydrated ? 'has' : 'has not'} taken the page over.`,
    `${arrived} scripts arrived, not ${missing.join(', ') || 'missing any'}.`,
    said,
  ].join(' ');
}
