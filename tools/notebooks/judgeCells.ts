import { firstDifference } from '../examples/runner/output';
import type { Ending, Trace } from '../examples/runner/trace';
import type { NotebookCell } from './readNotebook';

/** Lines of an error that are shown. */
const TAIL = 6;

const lastLines = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(-TAIL)
    .map((line) => `    ${line}`);

function judgeCell(cell: NotebookCell, trace: Trace | undefined, ending: Ending): string[] {
  if (!trace) return [];
  if (!trace.ended) {
    const cause =
      ending.overtime === null
        ? `it ended with ${ending.signal ?? ending.code}`
        : `longer than ${ending.overtime} s`;
    return [cause, ...lastLines(trace.stderr)];
  }
  if (trace.error && !cell.raises)
    return [`${trace.error.name}: ${trace.error.last}`, ...lastLines(trace.error.traceback)];
  if (!trace.error && cell.raises) return ['it raises nothing'];
  if (cell.output === undefined) return [];
  const difference = firstDifference(cell.output, trace.stdout);
  if (!difference) return [];
  return [
    `line ${difference.line} of its output differs`,
    `    notebook: ${difference.shown}`,
    `    printed:  ${difference.printed}`,
  ];
}

/**
 * Compares what the cells of a notebook did with what it shows.
 *
 * @param name Name of the notebook, for the messages.
 * @returns Lines for each failure.
 */
export function judgeCells(
  name: string,
  cells: readonly NotebookCell[],
  { traces, ending }: { traces: readonly (Trace | undefined)[]; ending: Ending },
): string[] {
  return cells.flatMap((cell, index) => {
    const [message, ...more] = judgeCell(cell, traces[index], ending);
    if (message === undefined) return [];
    const [first = ''] = cell.code.split('\n').filter((line) => !/^(?:import|from|$)/.test(line));
    return [`${name}: code cell ${index + 1} (${first.trim()}): ${message}`, ...more];
  });
}
