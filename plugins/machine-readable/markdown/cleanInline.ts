import 'mdast-util-directive';
import type { Image, Link, Nodes } from 'mdast';
import type { TextDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import type { PageWord, Words } from '../words';
import { cleanFence } from './cleanFence';
import { applyEdits, rangeOf, type Edit, type Range } from './edits';

/** What the text of a page refers to. */
export type Surroundings = {
  /** The text that the nodes were parsed from. */
  readonly text: string;
  readonly words: Words;
  /** Resolves a link of the page to a complete URL. */
  readonly linkTo: (url: string) => string;
  /** Resolves a picture of the page to a complete URL; null for a diagram, which has no file of its own. */
  readonly pictureAt: (url: string) => string | null;
};

const badges: Readonly<Record<string, PageWord>> = {
  since: 'badge.since',
  changed: 'badge.changed',
  deprecated: 'badge.deprecated',
  removed: 'badge.removed',
  unreleased: 'badge.unreleased',
};

const slice = (text: string, { start, end }: Range): string => text.slice(start, end);

function cleanDirective(node: TextDirective, { text, words }: Surroundings): Edit | null {
  const range = rangeOf(node);
  const badge = badges[node.name];
  if (badge) return { ...range, text: `(${words.page(badge, { version: toString(node) })})` };
  const [first, last] = [node.children[0], node.children.at(-1)];
  // `:plain[…]` is code without a link; any other name is text that follows a colon.
  if (node.name !== 'plain' || !first || !last) return null;
  return { ...range, text: slice(text, { start: rangeOf(first).start, end: rangeOf(last).end }) };
}

function cleanImage(node: Image, { text, words, pictureAt }: Surroundings): Edit {
  const range = rangeOf(node);
  const alt = /^!\[([\s\S]*?)\]\(/.exec(slice(text, range))?.[1] ?? node.alt ?? '';
  const address = pictureAt(node.url);
  return { ...range, text: address === null ? `*${words.own('figure', { alt })}*` : `![${alt}](${address})` };
}

/** A link keeps its words; addresses in angle brackets are complete already. */
function cleanLink(node: Link, { text, linkTo }: Surroundings): Edit | null {
  const { start, end } = rangeOf(node);
  if (text[start] !== '[') return null;
  const last = node.children.at(-1);
  return { start: last ? rangeOf(last).end : start + 1, end, text: `](${linkTo(node.url)})` };
}

function collect(node: Nodes, around: Surroundings, edits: Edit[]): void {
  const add = (edit: Edit | null): void => {
    if (edit) edits.push(edit);
  };
  switch (node.type) {
    case 'textDirective':
      return add(cleanDirective(node, around));
    case 'image':
      return add(cleanImage(node, around));
    case 'html': {
      const range = rangeOf(node);
      if (/^<!--/.test(slice(around.text, range))) add({ ...range, text: '' });
      return;
    }
    case 'code': {
      const { start } = rangeOf(node);
      const line = around.text.slice(start).split('\n', 1)[0] ?? '';
      return add({ start, end: start + line.length, text: cleanFence(line) });
    }
    case 'heading': {
      const range = rangeOf(node);
      const id = /\s*\\?\{#[^}]+\}\s*$/.exec(slice(around.text, range));
      if (id) add({ start: range.start + id.index, end: range.end, text: '' });
      break;
    }
    case 'link':
      add(cleanLink(node, around));
      break;
    default:
  }
  if ('children' in node) for (const child of node.children) collect(child, around, edits);
}

/** Takes back what `escapeMarkdownHeadingIds` of Docusaurus has changed in lines of code that look like headings. */
export const unescapeIds = (text: string): string => text.replace(/^(#{1,6}(?!#).*?)\\(?=\{#)/gm, '$1');

/** Returns a block of Markdown with complete addresses, without ids, comments and directives in its lines. */
export function cleanBlock(node: Nodes, around: Surroundings): string {
  const edits: Edit[] = [];
  collect(node, around, edits);
  return unescapeIds(applyEdits(around.text, rangeOf(node), edits).trimEnd());
}
