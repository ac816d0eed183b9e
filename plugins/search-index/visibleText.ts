import type { Element } from 'hast';

/** Elements that are not part of a page's text. */
const besideTheText = new Set(
  'annotation aside button footer form nav noscript script select style svg template'.split(' '),
);

/** Elements that may end within a word; all others separate words. */
const inline = new Set(
  'a abbr b code del em i ins kbd mark math mi mn mo mrow q s samp semantics small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

/** Icons, texts for assistive technology only, content repeated on many pages, and lists of names found elsewhere. */
const decorations = [
  'also',
  'badge--changed',
  'badge--since',
  'banner--translation',
  'breadcrumbs',
  'chips',
  'code-bar',
  'crumbs',
  'group__title',
  'hash',
  'hash-link',
  'history',
  'index',
  'kind',
  'members__kind',
  'post-meta',
  'proof',
  'proven',
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

/** Whether an element is excluded from a page's text. */
export const isLeftOut = (element: Element): boolean =>
  besideTheText.has(element.tagName) || isDecoration(element);

/** Whether a word may continue across an element's border. Code with several lines separates words too. */
export const isWithinWord = (element: Element): boolean => inline.has(element.tagName);

/** Collapses a text to one line, without zero-width characters. */
export const tidy = (text: string): string => text.replace(/[\u200b\s]+/g, ' ').trim();
