import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';

export type ExampleOptions = {
  /** Files or folders, all blocks of which are run; none means the changed blocks of all pages, and a sample. */
  pages: string[];
  /** Runs all blocks of all pages. */
  all: boolean;
  /** Decides which blocks are in the sample. */
  seed: number;
  /** Prints the sums of each version. */
  report: boolean;
  /** Writes what ran into the committed report. */
  writesReport: boolean;
  /** Missing tools are not a failure, on CI either. */
  allowMissing: boolean;
  /** Installs PyTorch and other packages where a block needs them. */
  extras: boolean;
  /** Replaces pictures that differ from what their block makes. */
  writesPictures: boolean;
  usesCache: boolean;
  /** Number of processes that run at the same time. */
  jobs: number;
  /** Seconds that a process may take, instead of the usual limits. */
  seconds?: number;
  /** Folder that keeps what the blocks write. */
  keep?: string;
  isCi: boolean;
};

/**
 * Parses the command line and the environment.
 * @throws On an unknown option or a wrong value.
 */
export function parseArguments(args: string[], env: NodeJS.ProcessEnv): ExampleOptions {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      all: { type: 'boolean', default: false },
      seed: { type: 'string' },
      report: { type: 'boolean', default: false },
      'write-report': { type: 'boolean', default: false },
      'allow-missing': { type: 'boolean', default: false },
      'write-pictures': { type: 'boolean', default: false },
      extras: { type: 'boolean', default: false },
      'no-cache': { type: 'boolean', default: false },
      jobs: { type: 'string' },
      limit: { type: 'string' },
      keep: { type: 'string' },
    },
  });
  const isCi = !['', '0', 'false'].includes(env.CI ?? '');
  const { all, keep } = values;
  if (all && positionals.length > 0) throw new Error('--all runs all pages. Fix: name none, or leave it out');
  return {
    pages: positionals,
    all,
    seed: parseNumber('seed', values.seed, 0) ?? randomInt(100_000),
    report: values.report,
    writesReport: values['write-report'],
    allowMissing: values['allow-missing'],
    extras: values.extras || values['write-report'] || all || isCi,
    writesPictures: values['write-pictures'],
    // Files to keep have to be written again.
    usesCache: !isCi && !all && !values['no-cache'] && keep === undefined,
    jobs: parseNumber('jobs', values.jobs, 1) ?? Math.max(2, availableParallelism()),
    seconds: parseNumber('limit', values.limit, 1),
    keep,
    isCi,
  };
}

function parseNumber(name: string, text: string | undefined, least: number) {
  if (text === undefined) return undefined;
  const number = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(number) || number < least) {
    throw new Error(`--${name} ${text} is not a whole number from ${least} up. Fix: write it as --${name} 2`);
  }
  return number;
}
