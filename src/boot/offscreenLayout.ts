import { navigation, root } from './page';

/**
 * Lets `src/css/far.css` skip the layout of off-screen content on a page that is opened for the first time. A reload or a return
 * in history restores the old scroll position, which needs the height of all parts at once.
 */
export function skipOffscreenLayout(): void {
  root.dataset.fresh = navigation?.type;
}

/**
 * Lays out each part, and keeps what is at the top of the window where it is. Scroll anchoring of the browser would do that too, but
 * loses some hundred pixels now and then when parts change one after the other, so it is off meanwhile.
 */
const layOutAll = (): void => {
  const parts = [...document.querySelectorAll<HTMLElement>('.markdown>*,.home>*,footer')];
  let anchor = root;
  let place = 0;
  const top = (): number => anchor.getBoundingClientRect().top + scrollY;
  // The first task only chooses the anchor, and the last one hands over to the browser again.
  for (const part of [root, ...parts, root]) {
    setTimeout(() => {
      root.style.overflowAnchor = part === root ? '' : 'none';
      part.style.contentVisibility = 'visible';
      // Reading a place forces the layout of this part now, not together with that of the next ones. The anchor is the first part that
      // begins in the window: one that only ends in it may itself still grow.
      scrollBy(0, top() - place);
      anchor = parts.find((each) => each.getBoundingClientRect().top > 0) ?? root;
      place = top();
    });
  }
};

/** Lays out the skipped content in one task per part, so that no task blocks the page for long. */
export function layOutOffscreenContent(): void {
  if (document.readyState === 'complete') layOutAll();
  else addEventListener('load', layOutAll);
}
