import { median } from './statistics';
import { untouched } from './presses';
import { evaluate, pause, pressOnce } from './trial';
import type { Site } from './sites';
import type { Browser, Page } from '@playwright/test';

const APP_MS = 30_000;
const HOVER_MS = 400;
const LONG_HOVER_MS = 1000;

/**
 * Takes a page and the expression that tells whether its app runs; reaches for the page as a reader would, by mouse and by
 * key, and waits until the app runs. Rejects when it does not.
 */
export async function startApp(page: Page, settled: string) {
  // Something that can be pressed, but no link: the app would fetch the page behind it.
  const control = page.locator('nav button:visible, nav summary:visible, header button:visible').first();
  await page.mouse.move(5, 300);
  await control.hover({ timeout: 2000, force: true }).catch(() => undefined);
  const start = Date.now();
  await page.keyboard.press('Shift');
  while (!(await evaluate(page, settled))) {
    if (Date.now() - start > APP_MS)
      throw new Error(`the app did not run after ${APP_MS / 1000} s: ${page.url()}`);
    await pause(30);
  }
  await page.mouse.move(5, 5);
}

/**
 * Takes the address of a page; gives the expression for a link to it that can be seen, scrolled into view.
 */
export function linkTo(path: string): string {
  return `(() => {
    const links = [...document.querySelectorAll('aside a, nav a, main a')];
    const link = links.find((a) => a.pathname === ${JSON.stringify(path)} && a.checkVisibility() && a.getClientRects().length > 0);
    const { top, bottom } = link?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
    if (top < 80 || bottom > innerHeight - 20) link?.scrollIntoView({ block: 'center' });
    return link;
  })()`;
}

/**
 * Takes a served site; gives the median time in ms from the press on a link of the menu to the first frame that shows the title of
 * the next page, on a slow network and processor: `first` and `hovered` before the app runs, `cold` and `warm` afterwards. A site
 * without an app has only the first two, one whose app starts by itself only the others.
 */
export async function measureRoutes({
  browser,
  site,
  origin,
  runs,
}: {
  browser: Browser;
  site: Site;
  origin: string;
  runs: number;
}) {
  const cases = {
    ...(site.startsLate && {
      first: { prepare: untouched, hover: 0 },
      hovered: { prepare: untouched, hover: HOVER_MS },
    }),
    ...(site.hasApp && {
      cold: { prepare: (page: Page) => startApp(page, site.settled), hover: 0 },
      warm: {
        prepare: async (page: Page) => {
          await startApp(page, site.settled);
          await untouched(page);
        },
        hover: LONG_HOVER_MS,
      },
    }),
  };
  const times: Record<string, number | null> = {};
  for (const [name, { prepare, hover }] of Object.entries(cases)) {
    const outcomes = [];
    for (let run = 0; run < runs; run += 1) {
      const target = linkTo(site.routes[run % site.routes.length] ?? '/');
      const state = `document.querySelector('h1')?.textContent`;
      const page = { path: site.pages.field ?? '/', device: 'desktop', isFinal: true };
      outcomes.push(await pressOnce({ browser, site, origin, ...page, target, state, prepare, hover }));
    }
    const seen = outcomes.flatMap(({ ms }) => (ms === null ? [] : [ms]));
    times[name] = seen.length === outcomes.length ? median(seen) : null;
  }
  return times;
}
