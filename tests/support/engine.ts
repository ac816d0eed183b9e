import type { Page } from '@playwright/test';

type Engine = { prefetch: (path: string) => unknown; preload: (path: string) => unknown };
type Calls = { prefetch: string[]; preload: string[] };
declare global {
  interface Window {
    engineRecord?: Calls;
  }
}

/** Records, from the next page load on, which pages Docusaurus is asked to load ahead of time. */
export async function recordEngine(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const record: Calls = { prefetch: [], preload: [] };
    let current: unknown;
    window.engineRecord = record;
    Object.defineProperty(window, 'docusaurus', {
      get: () => current,
      set(next: Engine) {
        // The first assignment is Docusaurus' own; the site's replacement calls it.
        const spy = (name: keyof Calls) => (path: string) => {
          record[name].push(path);
          return next[name](path);
        };
        current = current === undefined ? { prefetch: spy('prefetch'), preload: spy('preload') } : next;
      },
    });
  });
}

/** Returns the paths that were loaded ahead of time since the page was loaded. */
export async function readEngine(page: Page): Promise<Calls> {
  return page.evaluate(() => window.engineRecord ?? { prefetch: [], preload: [] });
}

/** Lists the paths of links in the page's text and to the previous and next page, sorted. */
export async function contentPaths(page: Page): Promise<string[]> {
  const links = page.locator('article a[href^="/"], main .pagination-nav a[href^="/"]');
  const paths = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
  return [...new Set(paths)].sort();
}

/** Overrides the connection that the browser reports. */
export async function setConnection(
  page: Page,
  connection: { saveData: boolean; effectiveType: string },
): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value });
  }, connection);
}

/** Waits until the browser has been idle after all previous work. */
export async function whenIdle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    for (let round = 0; round < 3; round += 1) {
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
    }
  });
}
