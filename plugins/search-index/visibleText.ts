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

const namesAndFacts = new Set(['dd', 'dt', 'summary']);
const rows = new Set(['div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', ...namesAndFacts]);
const belowOrAbove = new Set(['sub', 'sup', 'wbr']);

/**
 * Whether a child begins a part of its own that only the style sheet sets apart: one of several elements in a row, or what follows a
 * name, such as the type of a parameter.
 */
export function isApart({ tagName, children }: Element, index: number): boolean {
  const [before, child] = [children[index - 1], children[index]];
  if (child?.type !== 'element' || belowOrAbove.has(child.tagName)) return false;
  if (before?.type === 'element') return rows.has(tagName) && before.tagName !== 'wbr';
  return before?.type === 'text' && child.tagName === 'span' && namesAndFacts.has(tagName);
}

/** Collapses a text to one line, without zero-width characters. */
export const tidy = (text: string): string => text.replace(/[\u200b\s]+/g, ' ').trim();
