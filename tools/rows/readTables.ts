import { visit } from 'unist-util-visit';
import { parseMarkdown, positionOf } from '../../shared/markdown/parseMarkdown';

/** A row of a table. */
export type WrittenRow = {
  /** Line, counted from 1. */
  readonly line: number;
  readonly cells: readonly string[];
};

/** A table with the line of its header. */
export type WrittenTable = {
  readonly line: number;
  readonly header: readonly string[];
  readonly rows: readonly WrittenRow[];
};

const isRule = (line: string): boolean => /^\|(?:\s*:?-+:?\s*\|)+\s*$/.test(line);

/** Splits a line at its bars; `\|` is a bar in a cell. */
function splitCells(line: string): string[] {
  return line
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));
}

/** Lists the tables of a page, in order. Those in code are not read. */
export function readTables(text: string): WrittenTable[] {
  const { lines, root } = parseMarkdown(text);
  const inCode = new Set<number>();
  visit(root, 'code', (node) => {
    const { start, end } = positionOf(node);
    for (let line = start.line; line <= end.line; line++) inCode.add(line);
  });
  const isRow = (line: number): boolean => !inCode.has(line) && /^\|.*\|\s*$/.test(lines[line - 1] ?? '');
  return lines.flatMap((written, index): WrittenTable[] => {
    const line = index + 1;
    if (inCode.has(line) || line === 1 || !isRule(written) || !isRow(line - 1)) return [];
    const rows: WrittenRow[] = [];
    for (let at = line + 1; isRow(at); at++) rows.push({ line: at, cells: splitCells(lines[at - 1] ?? '') });
    return [{ line: line - 1, header: splitCells(lines[index - 1] ?? ''), rows }];
  });
}
