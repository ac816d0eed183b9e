import type { Element } from 'hast';
import { toString } from 'hast-util-to-string';

/** Letters that fit side by side on a phone of 390 px in the widest system font (DejaVu Sans), the space between columns included. */
const most = 44;

/** Width of the space between two columns, in letters. */
const gap = 1.4;

/** The cells of each row of a table. */
export type Grid = readonly (readonly Element[])[];

const childrenOf = (parent: Element, ...names: string[]): Element[] =>
  parent.children.filter(
    (child): child is Element => child.type === 'element' && names.includes(child.tagName),
  );

const longestWord = (cell: Element): number =>
  Math.max(
    ...toString(cell)
      .split(/[\s/-]+/)
      .map((word) => word.length),
  );

/** Lists the cells of a table, row by row. */
export function readGrid(table: Element): Grid {
  const rows = childrenOf(table, 'thead', 'tbody').flatMap((part) => childrenOf(part, 'tr'));
  return rows.map((row) => childrenOf(row, 'th', 'td'));
}

/**
 * Marks a table whose columns do not fit on a phone even when every word has its own line: the style sheet shows each row as a list
 * there, and each cell names its column.
 *
 * @returns Whether it does.
 */
export function stackTable(table: Element, grid: Grid): boolean {
  const [head = []] = grid;
  const letters = head.map((_cell, column) =>
    Math.max(...grid.map((cells) => (cells[column] ? longestWord(cells[column]) : 0))),
  );
  const width = letters.reduce((sum, count) => sum + count, 0) + gap * (head.length - 1);
  if (head.length < 4 || width <= most) return false;
  table.properties.className = ['stacked'];
  for (const cells of grid.slice(1)) {
    cells.forEach((cell, column) => {
      if (column > 0 && head[column]) cell.properties.dataLabel = toString(head[column]);
    });
  }
  return true;
}
