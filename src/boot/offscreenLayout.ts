import { root } from './page';

/**
 * Lets `src/css/far.css` skip the layout of off-screen content on a page that is opened for the first time. A reload or a return
 * in history restores the old scroll position, which needs the height of all parts at once.
 */
export function skipOffscreenLayout(): void {
  const [navigation] = performance.getEntriesByType('navigation');
  if ((navigation as PerformanceNavigationTiming | undefined)?.type === 'navigate') root.dataset.fresh = '';
}

/**
 * Lays out each part, and keeps what is at the top of the window where it is. Scroll anchoring of the browser would do that too, but
 * loses some hundred pixels now and then when parts change one after the other.
 */
const layOutAll = (): void => {
  const parts = [...document.querySelectorAll<HTMLElement>('.markdown>*,footer')];
  for (const part of parts) {
    setTimeout(() => {
      const anchor = parts.find((each) => each.getBoundingClientRect().bottom > 0) ?? part;
      const { top } = anchor.getBoundingClientRect();
      part.style.contentVisibility = 'visible';
      // Reading a place forces the layout of this part now, not together with that of the next ones.
      scrollBy(0, anchor.getBoundingClientRect().top - top);
    });
  }
};

/** Lays out the skipped content in one task per part, so that no task blocks the page for long. */
export function layOutOffscreenContent(): void {
  if (document.readyState === 'complete') layOutAll();
  else addEventListener('load', layOutAll);
}
