import { isElement, isText, type HtmlElement } from '../../support/readHtml';
import type { Rule } from '../rule';

/** Entities are decoded when a page is read: one that is left was escaped twice, and its reader sees it. */
const entity = /&(?:amp|lt|gt|quot|apos|nbsp|#\d+|#x[\da-f]+);/i;

/** The same in HTML as it is written: most pages have none and need not be looked through. */
const written = /&(?:amp|#38|#x26);(?:amp|lt|gt|quot|apos|nbsp|#)/i;

/** Markdown, MDX and JavaScript that came through unread. */
const leftovers = /\{#[\w-]+\}|^\s*:{3,}|\[object \w+\]|<!--|-->|\{\/\*|^(?:undefined|null|NaN)$/;

const code = new Set(['pre', 'code', 'samp', 'kbd', 'script', 'noscript']);

/** Attributes that a reader sees or hears. */
const spoken = ['alt', 'title', 'aria-label', 'placeholder', 'content', 'data-done'];

function textsIn(element: HtmlElement, left: ReadonlySet<string>): string[] {
  if (left.has(element.name)) return [];
  return element.children.flatMap((child) =>
    isText(child) ? [child.data] : isElement(child) ? textsIn(child, left) : [],
  );
}

const rootOf = (elements: readonly HtmlElement[]): HtmlElement[] =>
  elements.filter(({ name }) => name === 'html');

export const text: readonly Rule[] = [
  {
    name: 'escapes its text once',
    check({ elements, html }) {
      if (!written.test(html)) return [];
      const texts = [
        ...rootOf(elements).flatMap((root) => textsIn(root, new Set(['script', 'style']))),
        ...elements.flatMap(({ attribs }) => spoken.flatMap((key) => attribs[key] ?? [])),
      ];
      return texts
        .filter((value) => entity.test(value))
        .map(
          (value) =>
            `"${around(value, entity)}" is escaped twice. Fix: escape it where it becomes HTML, and only there`,
        );
    },
  },
  {
    name: 'shows nothing of its source beside code',
    check: ({ elements }) =>
      rootOf(elements)
        .flatMap((root) => textsIn(root, code))
        .filter((value) => leftovers.test(value))
        .map(
          (value) =>
            `"${around(value, leftovers)}" was not read as markup. Fix: see the Markdown of the page`,
        ),
  },
];

function around(value: string, pattern: RegExp): string {
  const at = Math.max(0, value.search(pattern) - 20);
  return value.slice(at, at + 50).trim();
}
