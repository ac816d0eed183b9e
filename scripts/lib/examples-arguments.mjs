// @ts-check
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';

/**
 * @typedef {object} ExampleOptions
 * @property {string[]} pages Files or folders; none means all.
 * @property {boolean} report
 * @property {boolean} writesReport Writes the report that is committed.
 * @property {boolean} allowMissing A release without a Python is not a failure, on CI too.
 * @property {boolean} torch Makes the environments with PyTorch where they are missing.
 * @property {boolean} writesPictures Replaces pictures that differ from what their block makes.
 * @property {boolean} usesCache
 * @property {number} jobs Processes that run at the same time.
 * @property {string} [keep] Folder that keeps what the blocks write.
 * @property {boolean} isCi
 */

/**
 * Reads the command line and the environment. Throws when an option is unknown or has a wrong value.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {ExampleOptions}
 */
export function parseArguments(args, env) {
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
