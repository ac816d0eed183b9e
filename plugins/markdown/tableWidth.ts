import type { Element, ElementContent } from 'hast';
import { toString } from 'hast-util-to-string';
import type { VFile } from 'vfile';
import { partsOfCode } from './breakNames';
import { failAt } from './failAt';
import type { Grid } from './stackTable';

/** Code of a table up to this length stays on one line where the window is wide (`src/css/table.css`). */
const shortCode = 32;

/** Widths in CSS pixels: of a letter, of the space between two columns, and of the text. All from `src/css`. */
const desk = { letter: 8, gap: 20, page: 736, name: 'the page' } as const;
const phone = { letter: 7, gap: 12, page: 354, name: 'a phone' } as const;
const phoneOfMany = { ...phone, letter: 6.5, gap: 9.6 } as const;

const wideLetter = /[\u2e80-\u9fff\uf900-\uffef]/;

/** Letters of the longest part of a text that has no place to break; a Chinese text breaks after every letter. */
const longestPart = (text: string): number =>
  Math.max(...text.split(/[\s/]+|(?<=\w)-+/).map((word) => (wideLetter.test(word) ? 2 : word.length)));

function lettersOf(node: ElementContent, isOnOneLine: boolean): number {
  if (node.type === 'text') return longestPart(node.value);
  if (node.type !== 'element') return 0;
  if (node.tagName === 'code') {
    const code = toString(node);
    return isOnOneLine && !isLong(node) ? code.length : Math.max(...partsOfCode(code).map(longestPart));
  }
  return Math.max(0, ...node.children.map((child) => lettersOf(child, isOnOneLine)));
}

const isLong = (code: Element): boolean => toString(code).length > shortCode;

/** Lets a code of a table break that is too long for one line. */
export function breakLongCode(code: Element): void {
  if (isLong(code)) code.properties.className = ['long'];
}

/**
 * Throws when the words of a table, each on a line of its own, are wider than the text of a page or of a phone: a reader would have to
 * scroll for the last column.
 *
 * @param rows The cells of each row.
 * @param isStacked Whether a phone shows the rows as lists.
 */
export function checkTableWidth(table: Element, rows: Grid, isStacked: boolean, file: VFile): void {
  const onPhone = (rows[0]?.length ?? 0) < 4 ? phone : phoneOfMany;
  for (const window of isStacked ? [desk] : [desk, onPhone]) {
    const columns = (rows[0] ?? []).map((_cell, column) =>
      Math.max(
        0,
        ...rows.map(({ [column]: cell }) => (cell ? lettersOf(cell, window === desk && column > 0) : 0)),
      ),
    );
    const letters = columns.reduce((sum, count) => sum + count, 0);
    const over = Math.ceil(letters * window.letter + (columns.length - 1) * window.gap - window.page);
    if (over <= 0) continue;
    failAt(
      file,
      table,
      `a table is ${over} px wider than ${window.name}: the longest words of its columns have ${columns.join(', ')} letters`,
      'shorten the longest word, write a name as code, which breaks between its words, or make two tables',
    );
  }
}
