/* global window, document, requestAnimationFrame -- the inner function runs in a page */

/** What a page tells about a click: times in ms since 1970. */
export type Watched = {
  /** The middle of the target, once it is on the screen and nothing covers it. */
  place: { x: number; y: number } | null;
  /** 0 as long as no press has arrived. */
  pressedAt: number;
  /** The state when the press came. */
  before: string;
  /** The present state; empty while there is none to see. */
  state: string;
  /** When the state first differed from the one before; 0 as long as it does not. */
  effectAt: number;
};

/**
 * Takes two expressions of the page, for the element to press and for the state that the press changes; gives the text of a
 * script that watches both from the first moment of a document on and keeps what it sees in `window.benchWatch`. A press
 * is remembered when it leads to another document. The state is read in each frame, so that a time ends with a picture.
 */
export function watchScript({ target, state }: { target: string; state: string }): string {
  return `(${watch})(() => (${target}), () => (${state}));`;
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
  const remembered = JSON.parse(sessionStorage.getItem(key) ?? '{"pressedAt":0,"before":""}');
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
    if (document.body) {
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
