/* global window, document, requestAnimationFrame -- `watch` runs in a page */

/** What a page records about a press; times are in ms since 1970. */
export type Watched = {
  /** The middle of the target, once it is painted and not covered by anything. */
  place: { x: number; y: number } | null;
  /** When the press arrived; 0 until then. */
  pressedAt: number;
  /** The state when the press arrived. */
  before: string;
  /** The current state; empty until it can be read. */
  state: string;
  /** When the state first differed from `before`; 0 until then. */
  effectAt: number;
};

type Remembered = Pick<Watched, 'pressedAt' | 'before'>;

/**
 * Returns a script that watches a target and its state from the start of a document and records both in `window.benchWatch`.
 * A press survives a navigation. The state is read once per frame, so that an effect is timed when it can be painted.
 * @param target JavaScript expression for the element to press.
 * @param state JavaScript expression whose value changes when the press takes effect.
 */
export function watchScript({ target, state }: { target: string; state: string }): string {
  // tsx wraps named functions in a helper that does not exist in a page (https://github.com/privatenumber/tsx/issues/113).
  // The shim can go when esbuild applies keepNames only to names that change (https://github.com/evanw/esbuild/issues/2605).
  return `{ const __name = (value) => value; (${watch})(() => (${target}), () => (${state})); }`;
}

function watch(findTarget: () => Element | null | undefined, readState: () => unknown) {
  const key = 'bench-press';
  const now = () => performance.timeOrigin + performance.now();
  const read = () => {
    try {
      return String(readState() ?? '');
    } catch {
      return '';
    }
  };
  const remembered = JSON.parse(sessionStorage.getItem(key) ?? '{"pressedAt":0,"before":""}') as Remembered;
  const seen: Watched = { place: null, state: '', effectAt: 0, ...remembered };
  Object.assign(window, { benchWatch: seen });

  const findPlace = () => {
    const element = findTarget();
    if (!element || performance.getEntriesByName('first-contentful-paint').length === 0) return null;
    const { x, y, width, height } = element.getBoundingClientRect();
    const place = { x: x + width / 2, y: y + height / 2 };
    const top = width > 0 && document.elementFromPoint(place.x, place.y);
    return top && (element.contains(top) || top.contains(element)) ? place : null;
  };
  const look = () => {
    // An init script runs before the document has a body.
    if (document.body as HTMLElement | null) {
      seen.state = read();
      if (!seen.pressedAt) seen.place = findPlace();
      else if (!seen.effectAt && seen.state !== '' && seen.state !== seen.before) seen.effectAt = now();
    }
    requestAnimationFrame(look);
  };
  const press = (event: PointerEvent) => {
    if (seen.pressedAt || !event.isTrusted) return;
    seen.pressedAt = performance.timeOrigin + event.timeStamp;
    seen.before = read();
    sessionStorage.setItem(key, JSON.stringify({ pressedAt: seen.pressedAt, before: seen.before }));
  };
  window.addEventListener('pointerdown', press, { capture: true, passive: true });
  requestAnimationFrame(look);
}
