import type { Element, Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { EXIT, SKIP, visit } from 'unist-util-visit';
import type { SearchRecord } from '../../src/lib/search/searchIndex';

type Page = Pick<SearchRecord, 'title' | 'headings' | 'text'>;

/** Parts of a page that are not its text. */
const besideTheText = new Set([
  'annotation',
  'aside',
  'button',
  'footer',
  'form',
  'nav',
  'noscript',
  'pre',
  'script',
  'style',
  'svg',
  'template',
]);
const textBlocks = new Set(['dd', 'dt', 'li', 'p', 'td']);
/** Elements that may end within a word; all others part words. */
const inline = new Set(
  'a abbr b code del em i ins kbd mark math mi mn mo mrow q s samp semantics small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

const hasClass = (element: Element, name: string): boolean =>
  Array.isArray(element.properties.className) && element.properties.className.includes(name);

/** Signs for the eye, texts for assistive tools only, and what is the same on many pages. */
const decorations = [
  'admonition-title',
  'breadcrumbs',
  'hash',
  'hash-link',
  'proof',
  'theme-doc-version-banner',
  'toc-mobile',
  'vh',
];

const isDecoration = (element: Element): boolean =>
  element.properties.ariaHidden === 'true' || decorations.some((name) => hasClass(element, name));

const isLeftOut = (element: Element): boolean => besideTheText.has(element.tagName) || isDecoration(element);

function collectText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return '';
  if (isLeftOut(node)) return '';
  const text = node.children.map(collectText).join('');
  return inline.has(node.tagName) ? text : ` ${text} `;
}

/** Text of an element as a reader sees it, in one line. */
const textOf = (element: Element): string =>
  collectText(element)
    .replace(/[\u200b\s]+/g, ' ')
    .trim();

function findMain(tree: Nodes): Element | undefined {
  let main: Element | undefined;
  visit(tree, 'element', (element) => {
    if (element.tagName !== 'main') return undefined;
    main = element;
    return EXIT;
  });
  return main;
}

/** Cuts at the end of a word where there is one near, and never inside a character. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = text.lastIndexOf(' ', length);
  return text.slice(0, end > length - 40 ? end : length).replace(/[\ud800-\udbff]$/, '');
}

/** Takes the HTML of a finished page, returns its title, headings and first `textLength` code units; null without an h1 in main. */
export function readPage(html: string, textLength: number): Page | null {
  const main = findMain(fromHtml(html));
  if (!main) return null;
  let title = '';
  let text = '';
  const headings: Page['headings'] = [];
  visit(main, 'element', (element) => {
    const { tagName, properties } = element;
    if (isLeftOut(element)) return SKIP;
    if (tagName === 'h1') title ||= textOf(element);
    else if (tagName === 'h2' || tagName === 'h3') {
      const heading = { id: String(properties.id ?? ''), text: textOf(element) };
      if (heading.text) headings.push(heading);
    } else if (textBlocks.has(tagName)) {
      if (text.length < textLength) text = `${text} ${textOf(element)}`.trim();
    } else return undefined;
    return SKIP;
  });
  return title ? { title, headings, text: cut(text, textLength) } : null;
}
