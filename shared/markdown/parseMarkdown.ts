import type { Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Position } from 'unist';

/** A Markdown page as a tree of blocks. */
export type MarkdownPage = {
  /** Lines as written, front matter included. */
  readonly lines: readonly string[];
  /** Number of lines in the front matter, including its dashes; 0 without front matter. */
  readonly frontMatterLength: number;
  /**
   * Blocks below the front matter; the content of a paragraph or heading is a single text. Positions count from the top of the
   * page.
   */
  readonly root: Root;
};

// Pages are compared and searched by block, and parsing with these constructs takes twice as long.
const inlineConstructs = [
  'attention',
  'autolink',
  'characterEscape',
  'characterReference',
  'codeText',
  'hardBreakEscape',
  'htmlText',
  'labelEnd',
  'labelStartImage',
  'labelStartLink',
];

declare global {
  var parsedMarkdown: Map<string, MarkdownPage> | undefined;
}

// In a build, translations need the sections of a page, then its code is needed: for the API that it uses, its live examples, its notebook.
// Of the process, because Docusaurus evaluates the preset apart from the other plugins, with a copy of this module.
const recent = (globalThis.parsedMarkdown ??= new Map());
const recentPages = 1000;

/** Parses the blocks of a Markdown page as CommonMark; tables and directives are paragraphs. The trees are shared: do not change them. */
export function parseMarkdown(text: string): MarkdownPage {
  const page = recent.get(text) ?? parse(text);
  recent.delete(text);
  recent.set(text, page);
  const [oldest] = recent.keys();
  if (recent.size > recentPages && oldest !== undefined) recent.delete(oldest);
  return page;
}

/** Splits a page into lines and counts those of its front matter. */
export function readLines(text: string): Pick<MarkdownPage, 'lines' | 'frontMatterLength'> {
  const lines = text.split(/\r?\n/);
  return { lines, frontMatterLength: lines[0] === '---' ? lines.indexOf('---', 1) + 1 : 0 };
}

function parse(text: string): MarkdownPage {
  const { lines, frontMatterLength } = readLines(text);
  // Blank lines in place of the front matter preserve the line numbers below it.
  const body = lines.map((line, index) => (index < frontMatterLength ? '' : line)).join('\n');
  const root = fromMarkdown(body, { extensions: [{ disable: { null: inlineConstructs } }] });
  return { lines, frontMatterLength, root };
}

/** Finds the start and end of a node in the page. */
export function positionOf({ type, position }: Nodes): Position {
  if (!position) throw new Error(`a ${type} node has no position: only nodes of parseMarkdown do`);
  return position;
}
