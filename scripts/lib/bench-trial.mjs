// @ts-check
import { openPage } from './bench-browser.mjs';
import { slowDown } from './bench-slow-network.mjs';
import { watchScript } from './bench-watch.mjs';

/** @typedef {import('./bench-watch.mjs').Watched} Watched */
/** @typedef {import('@playwright/test').Page} Page */

/** How much slower the processor of the slow phone is than this machine's. */
export const CPU_SLOWDOWN = 4;

const EFFECT_MS = 15_000;
const VISIBLE_MS = 30_000;
const SETTLE_MS = 8000;

/** @param {number} milliseconds */
export const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * @typedef {object} Trial
 * @property {import('@playwright/test').Browser} browser
 * @property {import('./bench-sites.mjs').Site} site
 * @property {string} origin Where the site is served at full speed.
 * @property {string} path The page to open.
 * @property {import('./bench-browser.mjs').Device} device
 * @property {string} target An expression of the page for what is pressed.
 * @property {string} state An expression of the page for what the press changes.
 * @property {(page: Page) => Promise<void>} prepare What happens between the first sight of the target and the press.
 * @property {number} [hover] ms for which the mouse rests on the target first.
 * @property {boolean} [isFinal] Whether the effect may count as kept once it is seen.
 */

/**
 * @typedef {object} Outcome
 * @property {number | null} ms From the press to the first frame that shows its effect; null when there was none.
 * @property {boolean} isLost Whether there was no effect, or it was gone when the page had settled.
 */

/**
 * Takes a trial; opens the page in a fresh profile over the slow network, presses the target and gives what came of it.
 * Throws when the target does not show up.
 * @param {Trial} trial
 * @returns {Promise<Outcome>}
 */
export async function pressOnce(trial) {
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

/**
 * @param {Page} page
 * @returns {Promise<{ x: number, y: number }>}
 */
async function waitForPlace(page) {
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
 * @param {import('@playwright/test').CDPSession} debug
 * @param {import('./bench-browser.mjs').Device} device
 * @param {{ x: number, y: number }} place
 */
function press(debug, device, place) {
  const ignore = () => {};
  if (device === 'phone') {
    debug.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] }).catch(ignore);
    debug.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }).catch(ignore);
    return;
  }
  const left = /** @type {const} */ ({ ...place, button: 'left', clickCount: 1 });
  debug.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...place }).catch(ignore);
  debug.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...left }).catch(ignore);
  debug.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...left }).catch(ignore);
}

/**
 * @param {Page} page
 * @param {number} pressedAt
 * @returns {Promise<number | null>}
 */
async function waitForEffect(page, pressedAt) {
  while (Date.now() - pressedAt < EFFECT_MS) {
    const watched = await readWatch(page);
    if (watched?.effectAt) return watched.effectAt;
    await pause(30);
  }
  return null;
}

/** @param {Page} page @param {string} settled */
async function untilSettled(page, settled) {
  const start = Date.now();
  while (Date.now() - start < SETTLE_MS && !(await evaluate(page, settled))) await pause(50);
  // What an app undoes right after it has started belongs to it.
  await pause(500);
}

/** @param {Page} page @returns {Promise<Watched | undefined>} */
const readWatch = (page) => evaluate(page, 'window.benchWatch');

/**
 * A page that is being left answers nothing: that counts as "not yet".
 * @param {Page} page
 * @param {string} expression
 */
export async function evaluate(page, expression) {
  return page.evaluate(expression).catch(() => undefined);
}
