import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import type { Control, Site } from '../sites/site';
import { openPage } from './browser';
import { CPU_SLOWDOWN, type Device } from './devices';
import { slowDown } from './slowNetwork';
import { watchScript, type Watched } from './watchPress';

const EFFECT_MS = 15_000;
const VISIBLE_MS = 30_000;
const SETTLE_MS = 8000;

type Point = NonNullable<Watched['place']>;

/** One press on one page. */
export type Trial = Pick<Control, 'device' | 'target' | 'state'> & {
  readonly browser: Browser;
  readonly site: Site;
  /** Where the site is served at full speed. */
  readonly origin: string;
  /** URL path of the page to open. */
  readonly path: string;
  /** Runs between the moment when the target is first visible and the press. */
  readonly prepare: (page: Page) => Promise<void>;
  /** How long the mouse rests on the target before the press, in ms. */
  readonly hover?: number;
  /** Whether the effect cannot be undone by an app that starts later, so that the trial ends with it. */
  readonly isFinal?: boolean;
};

export type Outcome = {
  /** Milliseconds from the press to the first frame with its effect; null when there was none. */
  readonly ms: number | null;
  /** Whether there was no effect, or it had been undone when the page had settled. */
  readonly isLost: boolean;
};

/**
 * Opens a page in a fresh profile over the slow network and presses the target once.
 * @throws When the target does not become visible.
 */
export async function pressOnce(trial: Trial): Promise<Outcome> {
  const { browser, site, origin, path, device, target, state, prepare, hover = 0, isFinal = false } = trial;
  const slow = await slowDown(Number(new URL(origin).port));
  const opened = openPage(browser, device, { cpuSlowdown: CPU_SLOWDOWN });
  try {
    const { page, debug } = await opened;
    await page.addInitScript({ content: watchScript({ target, state }) });
    await page.goto(slow.origin + path, { waitUntil: 'commit', timeout: VISIBLE_MS });
    await waitForPlace(page);
    await prepare(page);
    const place = await waitForPlace(page);
    if (hover > 0) {
      await debug.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...place });
      await pause(hover);
    }
    const pressedAt = Date.now();
    press(debug, device, place);
    const effectAt = await waitForEffect(page, pressedAt);
    if (effectAt === null) return { ms: null, isLost: true };
    if (!isFinal) await untilSettled(page, site.settled);
    const after = await readWatch(page);
    // Fall back to this side's clock where a new document has not recorded the time.
    const start = after?.pressedAt || pressedAt;
    const end = after?.effectAt || effectAt;
    const isUndone = after !== undefined && after.state === after.before;
    return { ms: Math.max(0, Math.round(end - start)), isLost: isUndone };
  } finally {
    await opened.then(({ close }) => close()).catch(() => undefined);
    await slow.close();
  }
}

async function waitForPlace(page: Page): Promise<Point> {
  const start = Date.now();
  while (Date.now() - start < VISIBLE_MS) {
    const watched = await readWatch(page);
    if (watched?.place) return watched.place;
    await pause(20);
  }
  throw new Error(`the control to press was not visible after ${VISIBLE_MS / 1000} s: ${page.url()}`);
}

/** Awaits none of the events, because a busy page would delay the release of the button. */
function press(debug: CDPSession, device: Device, place: Point) {
  const ignore = () => {};
  if (device === 'phone') {
    debug.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] }).catch(ignore);
    debug.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }).catch(ignore);
    return;
  }
  const left = { ...place, button: 'left', clickCount: 1 } as const;
  debug.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...place }).catch(ignore);
  debug.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...left }).catch(ignore);
  debug.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...left }).catch(ignore);
}

async function waitForEffect(page: Page, pressedAt: number): Promise<number | null> {
  while (Date.now() - pressedAt < EFFECT_MS) {
    const watched = await readWatch(page);
    if (watched?.effectAt) return watched.effectAt;
    await pause(30);
  }
  return null;
}

async function untilSettled(page: Page, settled: string) {
  const start = Date.now();
  while (Date.now() - start < SETTLE_MS && !(await evaluate(page, settled))) await pause(50);
  // An app that undoes the press does so right after its start.
  await pause(500);
}

const readWatch = (page: Page) => evaluate<Watched>(page, 'window.benchWatch');

/** Evaluates an expression in a page; undefined while the page navigates. */
export async function evaluate<Value>(page: Page, expression: string): Promise<Value | undefined> {
  return page.evaluate<Value | undefined>(expression).catch(() => undefined);
}
