import { FenceError } from './fenceWords';

/**
 * Checks that marked lines exist, and that no mark begins or ends on a blank line: those are usually off by one.
 *
 * @param marked Line numbers from 1, ascending.
 * @throws {FenceError}
 */
export function checkMarks(code: string, marked: readonly number[]): void {
  const lines = code.split('\n');
  const last = marked.at(-1) ?? 0;
  if (last > lines.length) {
    throw new FenceError(
      `line ${last} is marked, but the block has only ${lines.length}`,
      'mark lines that exist',
    );
  }
  const isMarked = new Set(marked);
  const isEdge = (line: number) => !isMarked.has(line - 1) || !isMarked.has(line + 1);
  const blank = marked.find((line) => isEdge(line) && lines[line - 1]?.trim() === '');
  if (blank !== undefined) {
    throw new FenceError(
      `a mark begins or ends on line ${blank}, which is blank`,
      'mark the lines of code that the text is about',
    );
  }
}
