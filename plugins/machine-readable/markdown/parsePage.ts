import 'mdast-util-directive';
import type { Nodes, Root } from 'mdast';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { directive } from 'micromark-extension-directive';
import { parseMarkdown, positionOf } from '../../../shared/markdown/parseMarkdown';

/** Blocks as text and tree; positions of the tree count from the start of the text. */
export type ParsedBlocks = { readonly text: string; readonly root: Root };

/** Whatever is replaced in the text of a page has one of these: links, pictures, comments, directives, ids, fences. */
const replaced = /[[<:{]|`{3}|~{3}/;

const opening = /^\s*:{3,}\w/;
const closing = /^\s*:{3,}\s*$/;

/** Counts the containers that a block opens and does not close: to the reader of blocks, their colons are text. */
function countOpen({ type }: Nodes, lines: readonly string[]): number {
  if (type === 'code') return 0;
  return (
    lines.filter((line) => opening.test(line)).length - lines.filter((line) => closing.test(line)).length
  );
}

/** Splits a page below its front matter into texts that can be parsed apart: its blocks, and containers as a whole. */
export function splitPage(page: string): string[] {
  const { lines, root } = parseMarkdown(page);
  const texts: string[] = [];
  let first: number | null = null;
  let open = 0;
  for (const [index, node] of root.children.entries()) {
    const { start, end } = positionOf(node);
    first ??= start.line;
    open += countOpen(node, lines.slice(start.line - 1, end.line));
    if (open > 0 && index < root.children.length - 1) continue;
    texts.push(lines.slice(first - 1, end.line).join('\n'));
    [first, open] = [null, 0];
  }
  return texts;
}

/**
 * Parses a text of `splitPage`, directives included. Tables and formulas stay paragraphs: only links, pictures and directives inside them are
 * replaced, and everything else is copied as it was written. A text without any of that is one paragraph, whatever it is: the parser takes
 * most of the time of this plugin.
 */
export function parseBlocks(text: string): ParsedBlocks {
  if (replaced.test(text) || /^(?: {4}|\t)/.test(text))
    return {
      text,
      root: fromMarkdown(text, {
        extensions: [directive()],
        mdastExtensions: [directiveFromMarkdown()],
      }),
    };
  const indent = text.length - text.trimStart().length;
  const position = {
    start: { line: 1, column: indent + 1, offset: indent },
    end: { line: 1, column: text.length + 1, offset: text.length },
  };
  return { text, root: { type: 'root', children: [{ type: 'paragraph', children: [], position }] } };
}
