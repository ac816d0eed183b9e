import { visit } from 'unist-util-visit';
import { parseMarkdown, positionOf } from '../markdown/parseMarkdown';
import { memoize } from '../text/memoize';
import { canonicalLanguage } from './language';

/** A fenced code block of a page. */
export type WrittenFence = {
  readonly language: string;
  /** The words after the language, as written. */
  readonly meta: string;
  /** The code without its last line break. */
  readonly code: string;
  /** Line of the opening fence, counted from 1. */
  readonly line: number;
  /** Line of the closing fence, or the last line of the page. */
  readonly lastLine: number;
  /** Whether it has a closing fence. */
  readonly isClosed: boolean;
};

// A build reads the programs of a page for its live examples, for the API that it uses and for its notebook.
const listOnce = memoize((text): readonly WrittenFence[] => listFences(text));

/** Lists the fenced code blocks of a Markdown text in order, including those in lists and directives. */
export function readFences(text: string): readonly WrittenFence[] {
  return /`{3}|~{3}/.test(text) ? listOnce(text) : [];
}

function listFences(text: string): WrittenFence[] {
  const { root, lines } = parseMarkdown(text);
  const fences: WrittenFence[] = [];
  visit(root, 'code', (node) => {
    const { start, end } = positionOf(node);
    const isIndented = !/^[`~]{3}/.test((lines[start.line - 1] ?? '').slice(start.column - 1));
    if (isIndented) return;
    fences.push({
      language: canonicalLanguage(node.lang),
      meta: node.meta?.trim() ?? '',
      code: node.value,
      line: start.line,
      lastLine: end.line,
      isClosed: end.line > start.line && /^[\s>]*(?:`{3,}|~{3,})\s*$/.test(lines[end.line - 1] ?? ''),
    });
  });
  return fences;
}
