export type Cell = string | number | null | undefined;

export type Table = {
  readonly title: string;
  readonly note?: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
};

const toText = (cell: Cell) => (cell === null || cell === undefined ? '–' : String(cell));

/** Formats a table for the terminal: columns are aligned, all but the first to the right. */
export function tableLines({ title, head, rows }: Table): string[] {
  const texts = [head, ...rows].map((row) => row.map(toText));
  const widths = head.map((_, column) => Math.max(...texts.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row
      .map((text, column) =>
        column === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();
  const [first = [], ...rest] = texts;
  return [title, line(first), widths.map((width) => '-'.repeat(width)).join('  '), ...rest.map(line)];
}

/** Formats a table as Markdown, with its title as a heading and its note below. */
export function markdownTable({ title, note, head, rows }: Table): string {
  const line = (row: readonly Cell[]) =>
    `| ${row.map((cell) => toText(cell).replaceAll('|', '\\|')).join(' | ')} |`;
  const rule = `|${head.map((_, column) => (column === 0 ? '---' : '--:')).join('|')}|`;
  const table = [line(head), rule, ...rows.map(line)].join('\n');
  return [`## ${title}`, ...(note ? [note] : []), table].join('\n\n');
}
