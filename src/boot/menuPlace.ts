import { read, tabStorage, write } from './storage';

/**
 * What scrolls: the drawer on narrow screens, the menu in it on wide ones. Undefined while it is hidden, without its style sheet, or
 * incomplete: `main` comes after it.
 */
const findBox = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(':has(+main),:has(+main)>.menu')].find(
    (box) => box.scrollHeight > box.clientHeight,
  );

/** Name of the place of the menu in the storage. Each section has its own menu, identified by its first link. */
const nameOf = (box: HTMLElement): string =>
  `menu${box.querySelector<HTMLAnchorElement>('.menu a')?.pathname}`;

/** Restores the place of the menu, and brings the row of the current page into view. Returns what scrolls, if anything does yet. */
export function showCurrentRow(): HTMLElement | undefined {
  const box = findBox();
  if (box) {
    // A place that was never written counts as 0.
    box.scrollTop ||= Number(read(nameOf(box), tabStorage));
    const row = box.querySelector('.menu [aria-current]');
    if (row) {
      const { top, height } = row.getBoundingClientRect();
      const half = box.clientHeight / 2;
      const distance = top - box.getBoundingClientRect().top - half;
      // The head of the drawer covers the first row and a half.
      if (Math.abs(distance) + 2 * height > half) box.scrollTop += distance;
    }
  }
  return box;
}

/** Remembers the place of the menu when the reader leaves the page, with the app or without. */
export function rememberMenuPlace(): void {
  const save = (): void => {
    const box = findBox();
    if (box) write(nameOf(box), String(box.scrollTop), tabStorage);
  };
  addEventListener('pagehide', save);
  addEventListener('click', save, true);
}
