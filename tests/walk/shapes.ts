import { classesOf, isElement, isText, type HtmlElement } from '../support/readHtml';
import { longestRun } from './textWidth';

/** Their inside is part of the content. */
const opaque = new Set(['svg', 'math', 'script', 'style']);

const unread = new Set(['noscript', 'template']);

/** Attributes whose value is text, an address or a number of the content: a style sheet sees that they are there. */
const free = new Set(
  `alt aria-label aria-description aria-valuetext placeholder title href src srcset sizes width height for name headers
  datetime hreflang aria-labelledby aria-describedby aria-controls popovertarget value min max d viewbox transform`.split(
    /\s+/,
  ),
);

const keyword = /^(?:[a-zA-Z-]{0,20}|-?\d)$/;

/**
 * Describes how the elements inside an element look: each as its tag, classes and attributes beside those of its parent, once.
 * A row of a table is told by its cells too, and a text by a word that is too long to break.
 * @param styleNames Classes and ids that the style sheets name; others change nothing.
 */
export function describeShapes(root: HtmlElement, styleNames: ReadonlySet<string>): string[] {
  const shapes = new Set<string>();

  const visit = (element: HtmlElement, parent: string, inCode: boolean): void => {
    if (unread.has(element.name)) return;
    const short = describeBox(element, styleNames);
    const own = `${parent}>${short}${describeAttributes(element, styleNames)}`;
    shapes.add(own);
    if (opaque.has(element.name)) return;
    const isCode = inCode || element.name === 'pre';
    if (element.name === 'tr') shapes.add(`${own}*${element.children.filter(isElement).length}`);
    for (const child of element.children) {
      if (isElement(child)) visit(child, short, isCode);
      const run = isText(child) && !isCode ? longestRun(child.data) : 0;
      // Eight letters more or less: as wide as half a column of a table on a phone.
      if (run > 0) shapes.add(`${own}"${Math.floor(Math.log2(run))}`);
    }
  };

  visit(root, '', false);
  return [...shapes];
}

function describeBox(element: HtmlElement, styleNames: ReadonlySet<string>): string {
  const classes = classesOf(element).filter((name) => styleNames.has(`.${name}`));
  return [element.name, ...classes.sort()].join('.');
}

function describeAttributes({ attribs }: HtmlElement, styleNames: ReadonlySet<string>): string {
  const parts = Object.entries(attribs).flatMap(([key, value]) => {
    if (key === 'class') return [];
    if (key === 'id') return styleNames.has(`#${value}`) ? `#${value}` : [];
    if (key.startsWith('data-') && !styleNames.has(`[${key}`)) return [];
    const isShown = value.trim() === '' || (keyword.test(value) && !free.has(key));
    return isShown ? `[${key}=${value.trim()}]` : `[${key}]`;
  });
  return parts.sort().join('');
}
