/** Finds line and column, both 1-based, of a syntax error that `JSON.parse` has thrown; 1:1 for other errors. */
export function placeOfJsonError(text: string, error: unknown): string {
  const message = error instanceof SyntaxError ? error.message : '';
  const position = /position (\d+)/.exec(message)?.[1];
  const isAtEnd = /end of JSON input/.test(message);
  if (position === undefined && !isAtEnd) return '1:1';
  const lines = text.slice(0, position === undefined ? text.length : Number(position)).split('\n');
  return `${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`;
}

/**
 * Adds the line of the key to a problem `file.json: key "…": …`; returns others unchanged.
 *
 * @param read Reads a file; null if it does not exist.
 */
export function withLine(problem: string, read: (file: string) => string | null): string {
  const [start = '', file = '', key = ''] = /^(\S+\.json): key "(.+?)": /.exec(problem) ?? [];
  const text = start === '' ? null : read(file);
  const line =
    (text?.split('\n') ?? []).findIndex((each) => each.trim().startsWith(`${JSON.stringify(key)}:`)) + 1;
  return line === 0 ? problem : `${file}:${line}${problem.slice(file.length)}`;
}
