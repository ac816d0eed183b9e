import type { Page } from '@playwright/test';

type Engine = { prefetch: (path: string) => unknown; preload: (path: string) => unknown };
type Calls = { prefetch: string[]; preload: string[] };
declare global {
  interface Window {
    engineRecord?: Calls;
  }
}

/** From the next page load on, notes which pages Docusaurus is told to load ahead of time. */
export async function recordEngine(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const record: Calls = { prefetch: [], preload: [] };
    let current: unknown;
    window.engineRecord = record;
    Object.defineProperty(window, 'docusaurus', {
      get: () => current,
      set(next: Engine) {
        // The first one is Docusaurus's own; what the site puts in its place calls that one.
        const spy = (name: keyof Calls) => (path: string) => {
          record[name].push(path);
          return next[name](path);
        };
        current = current === undefined ? { prefetch: spy('prefetch'), preload: spy('preload') } : next;
      },
    });
  });
}

/** The paths that were loaded ahead of time since the page was loaded. */
export async function readEngine(page: Page): Promise<Calls> {
  return page.evaluate(() => window.engineRecord ?? { prefetch: [], preload: [] });
}

/** Paths of the links in the text of the page and to the pages before and after it, sorted. */
export async function contentPaths(page: Page): Promise<string[]> {
  const links = page.locator('article a[href^="/"], main .pagination-nav a[href^="/"]');
  const paths = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
  return [...new Set(paths)].sort();
}

/** Makes the browser say this about its connection. */
export async function setConnection(
  page: Page,
  connection: { saveData: boolean; effectiveType: string },
): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value });
  }, connection);
}

/** Waits until the browser has been idle after everything that was asked so far. */
export async function whenIdle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    for (let round = 0; round < 3; round += 1) {
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
    }
  });
}
