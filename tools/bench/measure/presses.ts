import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import type { Control, Site } from '../sites/site';
import { median } from './statistics';
import { pressOnce, type Outcome } from './trial';

/** A served site, and the browser to press its controls with. */
export type PressSetup = {
  readonly browser: Browser;
  readonly site: Site;
  readonly origin: string;
  readonly print: (line: string) => void;
};

export type LostClicks = { of: number; lost: number; byControl: Record<string, number> };

/** Milliseconds after the control has become visible; with the seven controls of our site, 70 presses. */
const MOMENTS = [0, 100, 250, 500, 750, 1000, 1500, 2000, 3000, 5000];
/** Presses overlap: they are only counted here, not timed. */
const PARALLEL = 3;
const UNTOUCHED_MS = 1500;

const labelOf = ({ name, device }: Control) => `${name}, ${device}`;

/** Presses each control at several moments while the page loads on a slow phone, and counts the presses that are lost. */
export async function countLostClicks({
  browser,
  site,
  origin,
  print,
  moments = MOMENTS,
}: PressSetup & { moments?: readonly number[] | undefined }): Promise<LostClicks> {
  const presses = site.controls.flatMap((control) => moments.map((moment) => ({ control, moment })));
  const of = presses.length;
  const lost = new Map(site.controls.map((control) => [labelOf(control), 0]));
  const work = async () => {
    for (let next = presses.shift(); next; next = presses.shift()) {
      const { control, moment } = next;
      const prepare = () => pause(moment);
      const tryOnce = () => pressOnce({ browser, site, origin, path: site.pages.field, ...control, prepare });
      const { isLost } = await tryOnce().catch((error: unknown) => {
        // An exception is a failure of the measurement, not of the site, so the press is repeated once.
        print(`  ${labelOf(control)} at ${moment} ms: ${messageOf(error)}`);
        return tryOnce();
      });
      lost.set(labelOf(control), (lost.get(labelOf(control)) ?? 0) + Number(isLost));
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  return {
    of,
    lost: [...lost.values()].reduce((sum, count) => sum + count, 0),
    byControl: Object.fromEntries([...lost].sort(([a], [b]) => a.localeCompare(b))),
  };
}

/**
 * Presses each control of a page that has loaded on a slow phone without any interaction, so that an app which starts on the first
 * interaction has not started.
 * @returns The median time to the effect in ms by control; null where a press had no effect.
 */
export async function measureEffects({
  browser,
  site,
  origin,
  print,
  runs,
}: PressSetup & { runs: number }): Promise<Record<string, number | null>> {
  const times: Record<string, number | null> = {};
  for (const control of site.controls) {
    const outcomes: (Outcome | null)[] = [];
    for (let run = 0; run < runs; run += 1) {
      const press = pressOnce({
        browser,
        site,
        origin,
        path: site.pages.field,
        ...control,
        prepare: waitUntouched,
      });
      outcomes.push(
        await press.catch((error: unknown) => {
          print(`  ${labelOf(control)}: ${messageOf(error)}`);
          return null;
        }),
      );
    }
    const seen = outcomes.flatMap((outcome) =>
      outcome && outcome.ms !== null && !outcome.isLost ? [outcome.ms] : [],
    );
    times[labelOf(control)] = seen.length === outcomes.length ? median(seen) : null;
  }
  return times;
}

/** Waits until a page has loaded, and a while longer. */
export async function waitUntouched(page: Page): Promise<void> {
  await page.waitForLoadState('load', { timeout: 60_000 });
  await pause(UNTOUCHED_MS);
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
