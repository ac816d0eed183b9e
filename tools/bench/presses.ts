import { pause, pressOnce } from './trial';
import { median } from './statistics';
import type { Site } from './sites';
import type { Browser, Page } from '@playwright/test';

export type Place = { browser: Browser; site: Site; origin: string; print: (line: string) => void };

/** ms after the control is on the screen: ten moments for each of our seven controls make seventy presses. */
const MOMENTS = [0, 100, 250, 500, 750, 1000, 1500, 2000, 3000, 5000];
/** The presses of three pages overlap: what counts is whether they are lost, not when they take effect. */
const AT_ONCE = 3;
/** How long nobody touches a page that has loaded, before the first press. */
const UNTOUCHED_MS = 1500;

/**
 * Takes a served site; presses each of its controls at each moment while the page loads on a slow phone and gives how many
 * presses there were and how many were lost, by control.
 */
export async function countLostClicks({
  browser,
  site,
  origin,
  print,
  moments = MOMENTS,
}: Place & { moments?: readonly number[] }) {
  const path = site.pages.field ?? '/';
  const presses = site.controls.flatMap((control) => moments.map((moment) => ({ control, moment })));
  const lost: Record<string, number> = {};
  const work = async () => {
    for (let next = presses.shift(); next; next = presses.shift()) {
      const { control, moment } = next;
      const prepare = () => pause(moment);
      const name = `${control.name}, ${control.device}`;
      const tryOnce = () => pressOnce({ browser, site, origin, path, ...control, prepare });
      const outcome = await tryOnce().catch((error) => {
        // What breaks here is the measurement, not the site: it is tried once more.
        print(`  ${name} at ${moment} ms: ${error.message}`);
        return tryOnce();
      });
      lost[name] = (lost[name] ?? 0) + Number(outcome.isLost);
    }
  };
  const of = presses.length;
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { of, lost: Object.values(lost).reduce((sum, count) => sum + count, 0), byControl: sortKeys(lost) };
}

/**
 * Takes a served site and a count of runs; presses each control once a page has loaded on a slow phone and nobody has touched it,
 * so that an app which waits for the reader has not started. Gives the median time to the effect in ms by control, null when
 * none came.
 */
export async function measureEffects({
  browser,
  site,
  origin,
  print,
  runs,
}: Place & { runs: number }): Promise<Record<string, number | null>> {
  const path = site.pages.field ?? '/';
  const times: Record<string, number | null> = {};
  for (const control of site.controls) {
    const outcomes = [];
    for (let run = 0; run < runs; run += 1) {
      const press = pressOnce({ browser, site, origin, path, ...control, prepare: untouched });
      outcomes.push(
        await press.catch((error) => print(`  ${control.name}, ${control.device}: ${error.message}`)),
      );
    }
    const seen = outcomes.flatMap((outcome) =>
      outcome && outcome.ms !== null && !outcome.isLost ? [outcome.ms] : [],
    );
    times[`${control.name}, ${control.device}`] = seen.length === outcomes.length ? median(seen) : null;
  }
  return times;
}

/**
 * Takes a page; waits until it has loaded and a while longer.
 */
export async function untouched(page: Page) {
  await page.waitForLoadState('load', { timeout: 60_000 });
  await pause(UNTOUCHED_MS);
}

function sortKeys<Value>(record: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => a.localeCompare(b)));
}
