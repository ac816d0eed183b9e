import type { Nodes } from 'mdast';
import { parseMarkdown, positionOf } from '../../shared/markdown/parseMarkdown';
import { readHeadings } from '../../shared/markdown/readHeadings';

/** A paragraph, heading, list item, table row, code block or line of the front matter. */
export type PageBlock = {
  /** As written, except for `:plain[…]`, which is invisible to readers. */
  text: string;
  /** 1-based first line. */
  line: number;
  /** Id of the heading above; `front-matter` or `top` above the first heading. */
  section: string;
  /** Heading above, as written; empty above the first heading. */
  heading: string;
  isCode: boolean;
};

type Lines = { first: number; last: number; isCode: boolean };

/** A table row or directive marker, which the parser treats as text of a paragraph. */
const startsBlock = /^\s*(?:\||:{3,})/;
const plain = /:plain\[(`[^`]*`)\]/g;

/** Splits a page into blocks, in order. */
export function readPageBlocks(text: string): PageBlock[] {
  const page = parseMarkdown(text);
  const { lines, frontMatterLength, root } = page;
  const headings = readHeadings(page);
  const frontMatter = lines.slice(1, Math.max(frontMatterLength - 1, 1)).map((written, index) => ({
    text: written,
    line: index + 2,
    section: 'front-matter',
    heading: '',
    isCode: false,
  }));
  const body = leavesOf(root, lines).map(({ first, last, isCode }): PageBlock => {
    const above = headings.findLast(({ line }) => line <= first);
    const written = lines.slice(first - 1, last).join('\n');
    return {
      text: isCode ? written : written.replace(plain, '$1'),
      line: first,
      section: above?.id ?? 'top',
      heading: above ? (lines[above.line - 1] ?? '') : '',
      isCode,
    };
  });
  return [...frontMatter, ...body];
}

function leavesOf(node: Nodes, lines: readonly string[]): Lines[] {
  switch (node.type) {
    case 'root':
    case 'list':
    case 'listItem':
    case 'blockquote':
      return node.children.flatMap((child) => leavesOf(child, lines));
    case 'paragraph':
      return splitParagraph(rangeOf(node), lines);
    default:
      return [rangeOf(node)];
  }
}

function rangeOf(node: Nodes): Lines {
  const { start, end } = positionOf(node);
  return { first: start.line, last: end.line, isCode: node.type === 'code' };
}

function splitParagraph({ first, last, isCode }: Lines, lines: readonly string[]): Lines[] {
  const blocks: Lines[] = [];
  for (let line = first; line <= last; line += 1) {
    const open = blocks.at(-1);
    if (open && !startsBlock.test(lines[line - 1] ?? '')) open.last = line;
    else blocks.push({ first: line, last: line, isCode });
  }
  return blocks;
}
