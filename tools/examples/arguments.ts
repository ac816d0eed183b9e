import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';

export type ExampleOptions = {
  /** Files or folders; none means all. */
  pages: string[];
  report: boolean;
  /** Writes the report that is committed. */
  writesReport: boolean;
  /** A release without a Python is not a failure, on CI too. */
  allowMissing: boolean;
  /** Makes the environments with PyTorch where they are missing. */
  torch: boolean;
  /** Replaces pictures that differ from what their block makes. */
  writesPictures: boolean;
  usesCache: boolean;
  /** Processes that run at the same time. */
  jobs: number;
  /** Folder that keeps what the blocks write. */
  keep?: string;
  isCi: boolean;
};

/**
 * Reads the command line and the environment. Throws when an option is unknown or has a wrong value.
 */
export function parseArguments(args: string[], env: NodeJS.ProcessEnv): ExampleOptions {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      report: { type: 'boolean', default: false },
      'write-report': { type: 'boolean', default: false },
      'allow-missing': { type: 'boolean', default: false },
      'write-pictures': { type: 'boolean', default: false },
      torch: { type: 'boolean', default: false },
      'no-cache': { type: 'boolean', default: false },
      jobs: { type: 'string', default: String(Math.max(2, availableParallelism())) },
      keep: { type: 'string' },
    },
  });
  const isCi = !['', '0', 'false'].includes(env.CI ?? '');
  const jobs = Number(values.jobs);
  if (!Number.isInteger(jobs) || jobs < 1) throw new Error('--jobs wants a number of pages, as in --jobs 2');
  if (values['write-report'] && positionals.length > 0) {
    throw new Error('--write-report needs the run over all pages: name none');
  }
  return {
    pages: positionals,
    report: values.report,
    writesReport: values['write-report'],
    allowMissing: values['allow-missing'],
    torch: values.torch || values['write-report'] || isCi,
    writesPictures: values['write-pictures'],
    // What is kept must be there, so it is made anew.
    usesCache: !isCi && !values['no-cache'] && values.keep === undefined,
    jobs,
    ...(values.keep !== undefined && { keep: values.keep }),
    isCi,
  };
}
