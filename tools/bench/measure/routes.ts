import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { waitUntouched, type PressSetup } from './presses';
import { median } from './statistics';
import { evaluate, pressOnce, type Trial } from './trial';

/**
 * Median times in ms from the press on a link of the menu to the first frame with the title of the next page; null when a press had no
 * effect. `first` and `hovered` happen before the app runs, `cold` and `warm` afterwards: a site without an app has only the first two,
 * a site whose app starts on load only the others.
 */
export type RouteTimes = { [Name in 'first' | 'hovered' | 'cold' | 'warm']?: number | null };

type RouteCase = Pick<Trial, 'prepare' | 'hover'> & { readonly name: keyof RouteTimes };

const APP_MS = 30_000;
const HOVER_MS = 400;
const LONG_HOVER_MS = 1000;

/**
 * Starts the app of a page by mouse and by keyboard, as a first interaction does, and waits until it runs.
 * @param settled JavaScript expression for whether the app runs.
 * @throws When the app does not run after 30 s.
 */
export async function startApp(page: Page, settled: string): Promise<void> {
  // A button, not a link: the app would prefetch the page behind a link.
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

/** Returns the JavaScript expression for a visible link to a path, which is scrolled into view. */
function linkTo(path: string): string {
  return `(() => {
    const links = [...document.querySelectorAll('aside a, nav a, main a')];
    const link = links.find((a) => a.pathname === ${JSON.stringify(path)} && a.checkVisibility() && a.getClientRects().length > 0);
    const { top, bottom } = link?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
    if (top < 80 || bottom > innerHeight - 20) link?.scrollIntoView({ block: 'center' });
    return link;
  })()`;
}

/** Times route changes on a slow network and a slow processor. */
export async function measureRoutes({
  browser,
  site,
  origin,
  runs,
}: PressSetup & { runs: number }): Promise<RouteTimes> {
  const beforeApp: RouteCase[] = [
    { name: 'first', prepare: waitUntouched, hover: 0 },
    { name: 'hovered', prepare: waitUntouched, hover: HOVER_MS },
  ];
  const whileAppRuns: RouteCase[] = [
    { name: 'cold', prepare: (page) => startApp(page, site.settled), hover: 0 },
    {
      name: 'warm',
      prepare: async (page) => {
        await startApp(page, site.settled);
        await waitUntouched(page);
      },
      hover: LONG_HOVER_MS,
    },
  ];
  const times: RouteTimes = {};
  for (const { name, prepare, hover } of [
    ...(site.startsLate ? beforeApp : []),
    ...(site.hasApp ? whileAppRuns : []),
  ]) {
    const seen: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const { ms } = await pressOnce({
        browser,
        site,
        origin,
        path: site.pages.field,
        device: 'desktop',
        target: linkTo(site.routes[run % site.routes.length] ?? site.routes[0]),
        state: `document.querySelector('h1')?.textContent`,
        prepare,
        hover,
        isFinal: true,
      });
      if (ms !== null) seen.push(ms);
    }
    times[name] = seen.length === runs ? median(seen) : null;
  }
  return times;
}
