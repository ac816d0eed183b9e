import type { Element, Nodes } from 'hast';
import { EXIT, visit } from 'unist-util-visit';
import { parseMain } from './parseMain';
import { isApart, isLeftOut, isWithinWord, tidy } from './visibleText';

/** A piece of a page: the content from one heading or named entry to the next. */
export type PageUnit = {
  /** Anchor, empty for the start of the page. */
  id: string;
  /** Text of the heading, empty for the start of the page. */
  heading: string;
  /** 1 for the start of the page, 2 for an h2, 3 for anything below. */
  level: 1 | 2 | 3;
  /** The first paragraph. */
  summary: string;
  /** How the symbol is called, on one line; empty for other units. */
  signature: string;
  /** Address of the picture of the first live example; empty where there is none. */
  poster: string;
  /** All other text below the heading, code included, on one line. */
  text: string;
};

export type PageText = {
  title: string;
  /** Breadcrumbs, tags, and keywords of the front matter. */
  tags: string[];
  units: PageUnit[];
};

/** The start of a page, before it is read. */
export const emptyUnit: PageUnit = {
  id: '',
  heading: '',
  level: 1,
  summary: '',
  signature: '',
  poster: '',
  text: '',
};

/** A message has at least so many words: shorter code in a table is a name. */
const messageWords = 3;

const hasClass = (element: Element, name: string): boolean =>
  Array.isArray(element.properties.className) && element.properties.className.includes(name);

function collectText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element' || isLeftOut(node)) return '';
  const text = node.children
    .map((child, index) => (isApart(node, index) ? ' ' : '') + collectText(child))
    .join('');
  return isWithinWord(node) ? text : ` ${text} `;
}

const textOf = (element: Element): string => tidy(collectText(element));

/** Reads the breadcrumbs between the section and the page. */
function readBreadcrumbs(main: Element): string[] {
  const names: string[] = [];
  visit(main, 'element', (element) => {
    if (!hasClass(element, 'breadcrumbs')) return undefined;
    const items = element.children.filter((child) => child.type === 'element');
    names.push(...items.slice(1, -1).map((item) => tidy(collectText(item))));
    return EXIT;
  });
  return names;
}

/** Reads the keywords that Docusaurus writes from the front matter. */
function readKeywords(html: string): string[] {
  const [, content = ''] = /<meta [^>]*name="?keywords"? content="([^"]*)"/.exec(html) ?? [];
  return content.split(',').map(tidy).filter(Boolean);
}

/** Returns the code of a cell that holds nothing else; empty for other cells. */
function readCodeCell(cell: Element): string {
  const [code, ...rest] = cell.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  return rest.length === 0 && code?.type === 'element' && code.tagName === 'code' ? textOf(code) : '';
}

/** Reads the address of the smallest variant of the first picture. */
function readPoster(element: Element): string {
  let address = '';
  visit(element, 'element', ({ tagName, properties: { src, srcSet } }) => {
    if (tagName !== 'img') return undefined;
    const [smallest] = (typeof srcSet === 'string' ? srcSet : '')
      .split(/,\s+/)
      .map((variant) => variant.trim().split(' '))
      .sort(([, a = ''], [, b = '']) => Number.parseInt(a) - Number.parseInt(b));
    address = smallest?.[0] || String(src ?? '');
    return EXIT;
  });
  return address;
}

const countWords = (text: string): number =>
  text.split(/[^\p{L}\p{N}_'-]+/u).filter((word) => /^\p{L}{2}/u.test(word)).length;

/** Reads the error message that a row of a table explains: the first cell with several words of code. Null for other rows. */
function readMessage(row: Element): string | null {
  const cells = row.children.filter((child) => child.type === 'element' && child.tagName === 'td');
  const codes = cells.map((cell) => (cell.type === 'element' ? readCodeCell(cell) : ''));
  return codes.find((code) => countWords(code) >= messageWords) ?? null;
}

const idOf = (element: Element): string =>
  typeof element.properties.id === 'string' ? element.properties.id : '';

/**
 * Reads the title, tags and units of a finished page, in order.
 *
 * @param isEntry Whether an id names an entry that is found on its own (a symbol).
 * @returns Null for a page without an h1 in main.
 */
export function readUnits(html: string, isEntry: (id: string) => boolean): PageText | null {
  const main = parseMain(html);
  if (!main) return null;
  let title = '';
  const tags = [...readBreadcrumbs(main), ...readKeywords(html)];
  const units: PageUnit[] = [];
  let texts: string[] = [];
  let unit: PageUnit = { ...emptyUnit };
  /** Rows of the current unit that explain an error message. */
  let messages: PageUnit[] = [];
  let isInGlossary = false;
  const close = () => {
    units.push({ ...unit, text: tidy(texts.join('')) }, ...messages);
    texts = [];
    messages = [];
  };
  const open = (id: string, heading: string, level: 2 | 3) => {
    close();
    unit = { ...emptyUnit, id, heading, level };
  };
  const walk = (node: Nodes): void => {
    if (node.type === 'text') texts.push(node.value);
    if (node.type !== 'element' || isLeftOut(node)) return;
    const id = idOf(node);
    if (node.tagName === 'h1') {
      title ||= textOf(node);
      return;
    }
    if (/^h[2-6]$/.test(node.tagName) && id !== '') {
      const heading = textOf(node);
      if (heading !== '') open(id, heading, node.tagName === 'h2' ? 2 : 3);
      return;
    }
    if (hasClass(node, 'tags')) {
      tags.push(...node.children.map(collectText).map(tidy).filter(Boolean));
      return;
    }
    if (node.tagName === 'tr' && unit.level > 1 && !isEntry(unit.id)) {
      const message = readMessage(node);
      if (message !== null) {
        const text = tidy(textOf(node).replace(message, ''));
        messages.push({ ...emptyUnit, id: unit.id, heading: message, level: 3, text });
        return;
      }
    }
    if (isInGlossary && node.tagName === 'dt' && id !== '') {
      open(id, textOf(node), 3);
      return;
    }
    if (isInGlossary && node.tagName === 'dd') unit.summary = textOf(node);
    if (id !== '' && isEntry(id)) open(id, id.slice(id.lastIndexOf('.') + 1), 3);
    if (node.tagName === 'pre' && hasClass(node, 'sig') && unit.signature === '') {
      unit.signature = textOf(node);
      return;
    }
    if (hasClass(node, 'live__poster') && unit.poster === '') unit.poster = readPoster(node);
    if (node.tagName === 'p' && unit.summary === '') unit.summary = textOf(node);
    const isGlossary = hasClass(node, 'glossary');
    if (isGlossary) isInGlossary = true;
    const gap = isWithinWord(node) ? '' : ' ';
    texts.push(gap);
    node.children.forEach((child, index) => {
      if (isApart(node, index)) texts.push(' ');
      walk(child);
    });
    texts.push(gap);
    if (isGlossary) isInGlossary = false;
  };
  main.children.forEach(walk);
  close();
  return title === '' ? null : { title, tags, units };
}
