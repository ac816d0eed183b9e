import type { Page } from '@playwright/test';

/** Lists what does not fit at the present width: a page that scrolls sideways, and what sticks out of it or is cut off. */
export const findOverflow = (page: Page): Promise<string[]> => page.evaluate(inPage);

/** Runs in the browser, so everything that it needs is inside of it. */
function inPage(): string[] {
  type Bounds = { readonly left: number; readonly right: number; readonly box: string };
  const found: string[] = [];
  const root = document.documentElement;
  // Widths of letters are fractions, and boxes of them are rounded.
  const tolerance = 1.5;

  const nameOf = (element: Element): string =>
    [element.localName, ...element.classList].join('.') + (element.id && `#${element.id}`);

  /** Null for what nobody is meant to see: texts for screen readers are boxes of one pixel. */
  const boundsInside = (element: Element, outer: Bounds): Bounds | null => {
    const { display, visibility, overflowX, textOverflow, position } = getComputedStyle(element);
    if (display === 'none' || visibility === 'hidden') return null;
    const { left, right, width } = element.getBoundingClientRect();
    const page = { left: 0, right: root.clientWidth, box: 'the page' };
    if (/auto|scroll/.test(overflowX)) return { left: -Infinity, right: Infinity, box: nameOf(element) };
    if (overflowX === 'hidden' || overflowX === 'clip') {
      if (width <= 1) return null;
      // Shortened on purpose, and shown to be.
      if (textOverflow === 'ellipsis') return { left: -Infinity, right: Infinity, box: nameOf(element) };
      return {
        left: Math.max(left, outer.left),
        right: Math.min(right, outer.right),
        box: nameOf(element),
      };
    }
    return position === 'fixed' ? page : outer;
  };

  const check = (what: string, { left, right, width, height }: DOMRect, bounds: Bounds): void => {
    if (width === 0 || height === 0) return;
    const over = Math.max(right - bounds.right, bounds.left - left);
    if (over > tolerance) found.push(`${what} is ${Math.round(over)} px beyond ${bounds.box}`);
  };

  const range = document.createRange();
  const drawn = /^(?:img|svg|math|video|canvas|iframe|input|select|textarea|button|table|progress)$/;

  const visit = (element: Element, outer: Bounds): void => {
    if (drawn.test(element.localName) && getComputedStyle(element).visibility !== 'hidden')
      check(nameOf(element), element.getBoundingClientRect(), outer);
    if (element.localName === 'svg' || element.localName === 'math') return;
    const bounds = boundsInside(element, outer);
    if (bounds === null) return;
    for (const child of element.childNodes) {
      if (child instanceof Element) visit(child, bounds);
      else if (child instanceof Text && child.data.trim() !== '') {
        range.selectNodeContents(child);
        check(
          `"${child.data.trim().slice(0, 40)}" in ${nameOf(element)}`,
          range.getBoundingClientRect(),
          bounds,
        );
      }
    }
  };

  const sideways = root.scrollWidth - window.innerWidth;
  if (sideways > 0) found.push(`the page scrolls sideways by ${sideways} px`);
  for (const child of document.body.children)
    visit(child, { left: 0, right: root.clientWidth, box: 'the page' });
  return found;
}
