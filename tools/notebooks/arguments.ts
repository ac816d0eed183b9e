import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';

/** The options of the command line. */
export type NotebookOptions = {
  /** Parts of paths; none means all notebooks. */
  readonly names: readonly string[];
  /** Number of processes that run at the same time. */
  readonly jobs: number;
  /** Seconds that a notebook may take. */
  readonly seconds: number;
  /** Installs PyTorch and other packages that a release lacks. */
  readonly extras: boolean;
};

/** Drawing without a GPU is slow. */
const usualSeconds = 600;

function parseCount(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,4}$/.test(text))
    throw new Error(`--${name} ${text} is no count. Fix: write it as --${name} 2`);
  return Number(text);
}

/**
 * Parses the command line.
 *
 * @throws On an unknown option or a wrong value.
 */
export function parseNotebookArguments(args: readonly string[]): NotebookOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      jobs: { type: 'string' },
      limit: { type: 'string' },
      extras: { type: 'boolean', default: false },
    },
  });
  return {
    names: positionals,
    jobs: parseCount('jobs', values.jobs) ?? Math.max(2, availableParallelism()),
    seconds: parseCount('limit', values.limit) ?? usualSeconds,
    extras: values.extras,
  };
}
