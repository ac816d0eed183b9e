import { openPage } from './browser';
import { slowDown } from './slowNetwork';
import { watchScript } from './watch';
import type { Device } from './browser';
import type { Site } from './sites';
import type { Watched } from './watch';
import type { Browser, CDPSession, Page } from '@playwright/test';

/** How much slower the processor of the slow phone is than this machine's. */
export const CPU_SLOWDOWN = 4;

const EFFECT_MS = 15_000;
const VISIBLE_MS = 30_000;
const SETTLE_MS = 8000;

export const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export type Trial = {
  browser: Browser;
  site: Site;
  /** Where the site is served at full speed. */
  origin: string;
  /** The page to open. */
  path: string;
  device: Device;
  /** An expression of the page for what is pressed. */
  target: string;
  /** An expression of the page for what the press changes. */
  state: string;
  /** What happens between the first sight of the target and the press. */
  prepare: (page: Page) => Promise<void>;
  /** ms for which the mouse rests on the target first. */
  hover?: number;
  /** Whether the effect may count as kept once it is seen. */
  isFinal?: boolean;
};

export type Outcome = {
  /** From the press to the first frame that shows its effect; null when there was none. */
  ms: number | null;
  /** Whether there was no effect, or it was gone when the page had settled. */
  isLost: boolean;
};

/**
 * Takes a trial; opens the page in a fresh profile over the slow network, presses the target and gives what came of it.
 * Throws when the target does not show up.
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
    const start = after?.pressedAt || pressedAt;
    const isUndone = Boolean(after) && after?.state === after?.before;
    return { ms: Math.max(0, Math.round((after?.effectAt || effectAt) - start)), isLost: isUndone };
  } finally {
    await opened.then(({ close }) => close()).catch(() => undefined);
    await slow.close();
  }
}

async function waitForPlace(page: Page): Promise<{ x: number; y: number }> {
  const start = Date.now();
  while (Date.now() - start < VISIBLE_MS) {
    const watched = await readWatch(page);
    if (watched?.place) return watched.place;
    await pause(20);
  }
  throw new Error(`what is to be pressed was not on the screen after ${VISIBLE_MS / 1000} s: ${page.url()}`);
}

/**
 * Nothing is awaited between the events: a busy page would hold up the finger.
 */
function press(debug: CDPSession, device: Device, place: { x: number; y: number }) {
  const ignore = () => {};
  if (device === 'phone') {
    debug.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] }).catch(ignore);
    debug.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }).catch(ignore);
    return;
  }
  const left = { ...place, button: 'left', clickCount: 1 };
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
  // What an app undoes right after it has started belongs to it.
  await pause(500);
}

const readWatch = (page: Page): Promise<Watched | undefined> => evaluate(page, 'window.benchWatch');

/**
 * A page that is being left answers nothing: that counts as "not yet".
 */
export async function evaluate(page: Page, expression: string) {
  return page.evaluate(expression).catch(() => undefined);
}
