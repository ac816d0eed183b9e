import { root } from './page';

/**
 * Lets `src/css/far.css` skip the layout of off-screen content on a page that is opened for the first time. A reload or a return
 * in history restores the old scroll position, which needs the height of all parts at once.
 */
export function skipOffscreenLayout(): void {
  const [navigation] = performance.getEntriesByType('navigation');
  if ((navigation as PerformanceNavigationTiming | undefined)?.type === 'navigate') root.dataset.fresh = '';
}

/** Returns what the reader sees first: the target of the address, or the part at the top of the window. */
const firstSeen = (): Element | undefined =>
  [':target', '.markdown > *, footer']
    .flatMap((selector) => [...document.querySelectorAll(selector)])
    .find((element) => {
      const { bottom, top } = element.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    });

/**
 * Lays out a part, and keeps what the reader sees where it is. Scroll anchoring of the browser would do that too, but loses some
 * hundred pixels now and then when parts change one after the other.
 */
const layOut = (part: HTMLElement): void => {
  const anchor = firstSeen() ?? part;
  // Reading a place forces the layout of this part now, not together with that of the next ones.
  const readTop = (): number => anchor.getBoundingClientRect().top;
  const top = readTop();
  part.style.contentVisibility = 'visible';
  scrollBy(0, readTop() - top);
};

const layOutAll = (): void => {
  for (const part of document.querySelectorAll<HTMLElement>('.markdown > *')) setTimeout(layOut, 0, part);
};

/** Lays out the skipped content in one task per part, so that no task blocks the page for long. */
export function layOutOffscreenContent(): void {
  if (document.readyState === 'complete') layOutAll();
  else addEventListener('load', layOutAll);
}
