import { isElement, isText, textOf, type HtmlElement, type HtmlNode } from '../support/readHtml';
import { longestRun, widthClass } from './textWidth';

/** They draw nothing and mean nothing by themselves; where components add or drop them is a matter of shapes. */
const transparent = new Set(['div', 'span', 'i', 'b']);

/** Elements that do not end a line: a word goes on across their borders. */
const inline = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var'.split(
    ' ',
  ),
);

const unread = new Set(['noscript', 'template']);

/** Attributes whose value is text: what counts is whether there is any. */
const texts = new Set(['alt', 'aria-label', 'aria-description', 'aria-valuetext', 'placeholder', 'title']);

/** Addresses, references and dates: whether they lead anywhere is checked on every page by tests/static. */
const addresses = new Set(
  'href for name headers datetime hreflang aria-labelledby aria-describedby aria-controls popovertarget'.split(
    ' ',
  ),
);

/**
 * Describes what is on a page, whatever it looks like: its elements in order without classes and boxes, and the lengths of
 * its texts. Two pages with the same description have the same tables, pictures, controls and long words in the same places.
 */
export function describeContent(main: HtmlElement): string {
  const lines: string[] = [];
  let text = '';
  const endText = (): void => {
    if (text.trim() !== '') lines.push(`"${widthClass(text)}/${longestRun(text)}`);
    text = '';
  };

  const visit = (node: HtmlNode): void => {
    if (isText(node)) text += node.data;
    if (!isElement(node) || unread.has(node.name)) return;
    const { name } = node;
    const isBlock = !inline.has(name);
    if (isBlock) endText();
    const own = describeElement(node);
    if (own !== undefined) lines.push(own);
    if (name === 'pre') visitCode(node);
    else if (name === 'script' || name === 'style') lines.push(textOf(node));
    else node.children.forEach(visit);
    if (isBlock) endText();
    if (own !== undefined) lines.push('/');
  };

  /** Lines of code never wrap, and their colors are a matter of shapes. */
  const visitCode = (node: HtmlElement): void => {
    const code = textOf(node).split('\n');
    lines.push(`${widthClass('x'.repeat(code.length))} lines of ${Math.max(...code.map(widthClass))}`);
    node.children.forEach(visit);
    text = '';
  };

  visit(main);
  return lines.join('\n');
}

/** Returns the name and attributes of an element, undefined where it has no part in the content. */
function describeElement({ name, attribs }: HtmlElement): string | undefined {
  const attributes = Object.entries(attribs).flatMap(([key, value]) => {
    if (key === 'class' || key === 'id' || key.startsWith('data-')) return [];
    if (texts.has(key)) return value.trim() === '' ? `${key}=` : key;
    return addresses.has(key) ? key : `${key}=${value}`;
  });
  if (transparent.has(name) && attributes.length === 0) return undefined;
  return [name, ...attributes.sort()].join(' ');
}
