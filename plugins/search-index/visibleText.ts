import type { Element } from 'hast';

/** Parts of a page that are not its text. */
const besideTheText = new Set(
  'annotation aside button footer form nav noscript script select style svg template'.split(' '),
);

/** Elements that may end within a word; all others part words. */
const inline = new Set(
  'a abbr b code del em i ins kbd mark math mi mn mo mrow q s samp semantics small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

/** Signs for the eye, texts for assistive tools only, what is the same on many pages, and lists of names found elsewhere. */
const decorations = [
  'also',
  'badge--changed',
  'badge--since',
  'breadcrumbs',
  'code-bar',
  'hash',
  'hash-link',
  'history',
  'index',
  'kind',
  'post-meta',
  'proof',
  'ran',
  'src',
  'theme-doc-version-banner',
  'toc-mobile',
  'used',
  'vh',
];

const isDecoration = ({ properties }: Element): boolean =>
  properties.ariaHidden === 'true' ||
  (Array.isArray(properties.className) &&
    properties.className.some((name) => decorations.includes(String(name))));

/** Whether an element is not part of what a page says. */
export const isLeftOut = (element: Element): boolean =>
  besideTheText.has(element.tagName) || isDecoration(element);

/** Whether the text on both sides of an element's border may be one word. Code with lines of its own parts words, too. */
export const isWithinWord = (element: Element): boolean => inline.has(element.tagName);

/** Takes a text, returns it in one line without signs that have no width. */
export const tidy = (text: string): string => text.replace(/[\u200b\s]+/g, ' ').trim();
