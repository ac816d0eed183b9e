import { atRest } from './atRest';
import type { Complaints } from './collectComplaints';
import type { Driver } from './driver';
import type { Site } from './site';
import { waitFor } from './waitFor';
import { withLimit } from './withLimit';

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** A browser with one open page of the site. Scenarios use nothing else, so they run in every engine. */
export type Engine = {
  readonly name: string;
  /** Whether the page's process has died. Every later call fails. */
  readonly crashed: boolean;
  /** Opens a path of the site and resolves once the page has loaded. */
  readonly open: (path: string) => Promise<void>;
  /** Runs a function in the page. It must not refer to anything but its arguments and the page. */
  readonly evaluate: <A extends readonly Json[], T>(
    work: (...args: A) => T | Promise<T>,
    ...args: A
  ) => Promise<T>;
  /** Waits until the first matching element is visible and no longer moves, then scrolls to it and clicks it. */
  readonly click: (selector: string) => Promise<void>;
  /** Scrolls to the first matching element and moves the pointer over it. */
  readonly hover: (selector: string) => Promise<void>;
  /** Focuses a field and types into it. */
  readonly type: (selector: string, text: string) => Promise<void>;
  /** Presses a key by its name in `KeyboardEvent.key`, with modifiers before it: `Control+k`. */
  readonly key: (keys: string) => Promise<void>;
  readonly back: () => Promise<void>;
  readonly reload: () => Promise<void>;
  /** Sets the width of the viewport, in CSS pixels. */
  readonly resize: (width: number) => Promise<void>;
  /** Takes a screenshot of the viewport, as PNG. */
  readonly screenshot: () => Promise<Buffer>;
  /** Console errors, exceptions, failed requests and policy violations since the last call. */
  readonly errors: () => Promise<string[]>;
  /** Terminates the browser with all its processes. */
  readonly end: () => Promise<void>;
};

/** Milliseconds a page may take to load, on a busy machine too. */
const loadLimit = 40_000;
/** Milliseconds any other command may take. */
const answerLimit = 20_000;

/** Height of the viewport in CSS pixels. */
const height = 900;

type PageWindow = Window & { complaints?: Complaints };
// Both run in the page. An empty tab has no collector.
const leavePage = (): void => (window as PageWindow).complaints?.leave();
const sendComplaints = (): Promise<void> | undefined => (window as PageWindow).complaints?.sent();

/** Wraps a driver with what all engines share: time limits, error messages with context, and the complaints of the page. */
export function createEngine(
  name: string,
  driver: Driver,
  site: Pick<Site, 'origin' | 'takeComplaints'>,
): Engine {
  let place = 'a new page';
  let width = 0;

  async function run<T>(act: string, answer: () => Promise<T>, limit = answerLimit): Promise<T> {
    try {
      return await withLimit(answer(), limit);
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      const verb = driver.hasCrashed() ? 'crashed' : 'failed';
      throw new Error(`${name} ${verb} at "${act}" on ${place}, ${width} px: ${reason}`, { cause });
    }
  }

  const inPage = <A extends readonly Json[], T>(work: (...args: A) => T | Promise<T>, ...args: A) =>
    driver.evaluate(`(${work.toString()})(...${JSON.stringify(args)})`) as Promise<T>;

  const evaluate: Engine['evaluate'] = (work, ...args) => run('evaluate', () => inPage(work, ...args));

  return {
    name,
    get crashed() {
      return driver.hasCrashed();
    },
    open: async (path) => {
      await run('leave', () => inPage(leavePage));
      place = path;
      await run('open', () => driver.open(site.origin + path), loadLimit);
    },
    evaluate,
    click: (selector) =>
      run(`click ${selector}`, async () => {
        await waitFor('the element at rest', () => inPage(atRest, selector));
        // WebKit's driver scrolls the window only, not a box that cuts the element off.
        await inPage((css) => document.querySelector(css)?.scrollIntoView({ block: 'nearest' }), selector);
        await driver.click(selector);
      }),
    hover: (selector) => run(`hover ${selector}`, () => driver.hover(selector)),
    type: (selector, text) => run(`type into ${selector}`, () => driver.type(selector, text)),
    key: (keys) => run(`key ${keys}`, () => driver.press(keys.split('+'))),
    back: () => run('back', driver.back),
    reload: async () => {
      await run('leave', () => inPage(leavePage));
      await run('reload', driver.reload, loadLimit);
    },
    resize: (pixels) => {
      width = pixels;
      return run('resize', () => driver.resize(pixels, height));
    },
    screenshot: () => run('screenshot', driver.screenshot),
    errors: async () => {
      await run('errors', () => inPage(sendComplaints));
      return site.takeComplaints();
    },
    end: driver.end,
  };
}
