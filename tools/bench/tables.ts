export type Cell = string | number | null | undefined;
export type Table = {
  title: string;
  note?: string;
  head: readonly string[];
  rows: readonly (readonly Cell[])[];
};

const toText = (cell: Cell) => (cell === null || cell === undefined ? '–' : String(cell));

/**
 * Takes a table; gives the lines of it for a terminal: columns are aligned, numbers at their right side.
 */
export function tableLines({ title, head, rows }: Table): string[] {
  const texts = [head, ...rows].map((row) => row.map(toText));
  const widths = head.map((_, column) => Math.max(...texts.map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]) =>
    row
      .map((text, column) =>
        column === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();
  const [first = [], ...rest] = texts;
  return [title, line(first), widths.map((width) => '-'.repeat(width)).join('  '), ...rest.map(line)];
}

/**
 * Takes a table; gives it as Markdown, below a heading, with its note.
 */
export function markdownTable({ title, note, head, rows }: Table): string {
  const line = (row: readonly Cell[]) =>
    `| ${row.map((cell) => toText(cell).replaceAll('|', '\\|')).join(' | ')} |`;
  const rule = `|${head.map((_, column) => (column === 0 ? '---' : '--:')).join('|')}|`;
  const table = [line(head), rule, ...rows.map(line)].join('\n');
  return [`## ${title}`, ...(note ? [note] : []), table].join('\n\n');
}
