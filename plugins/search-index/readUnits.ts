import type { Element, Nodes } from 'hast';
import { EXIT, visit } from 'unist-util-visit';
import { parseMain } from './parseMain';
import { isLeftOut, isWithinWord, tidy } from './visibleText';

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
  /** All text below the heading, code included, on one line. */
  text: string;
};

export type PageText = { title: string; tags: string[]; units: PageUnit[] };

const hasClass = (element: Element, name: string): boolean =>
  Array.isArray(element.properties.className) && element.properties.className.includes(name);

function collectText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element' || isLeftOut(node)) return '';
  const text = node.children.map(collectText).join('');
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
  const tags = readBreadcrumbs(main);
  const units: PageUnit[] = [];
  let texts: string[] = [];
  let unit: PageUnit = { id: '', heading: '', level: 1, summary: '', text: '' };
  const close = () => {
    units.push({ ...unit, text: tidy(texts.join('')) });
    texts = [];
  };
  const open = (id: string, heading: string, level: 2 | 3) => {
    close();
    unit = { id, heading, level, summary: '', text: '' };
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
    if (id !== '' && isEntry(id)) open(id, id.slice(id.lastIndexOf('.') + 1), 3);
    if (node.tagName === 'p' && unit.summary === '') unit.summary = textOf(node);
    const gap = isWithinWord(node) ? '' : ' ';
    texts.push(gap);
    node.children.forEach(walk);
    texts.push(gap);
  };
  main.children.forEach(walk);
  close();
  return title === '' ? null : { title, tags, units };
}
