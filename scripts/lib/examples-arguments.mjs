// @ts-check
import { parseArgs } from 'node:util';

/**
 * @typedef {object} ExampleOptions
 * @property {string[]} pages Files or folders; none means all.
 * @property {boolean} report
 * @property {boolean} allowMissing A release without a Python is not a failure, on CI too.
 * @property {boolean} usesCache
 * @property {number} jobs Pages that run at the same time.
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
      'allow-missing': { type: 'boolean', default: false },
      'no-cache': { type: 'boolean', default: false },
      jobs: { type: 'string', default: '2' },
      keep: { type: 'string' },
    },
  });
  const isCi = !['', '0', 'false'].includes(env.CI ?? '');
  const jobs = Number(values.jobs);
  if (!Number.isInteger(jobs) || jobs < 1) throw new Error('--jobs wants a number of pages, as in --jobs 2');
  return {
    pages: positionals,
    report: values.report,
    allowMissing: values['allow-missing'],
    // What is kept must be there, so it is made anew.
    usesCache: !isCi && !values['no-cache'] && values.keep === undefined,
    jobs,
    ...(values.keep !== undefined && { keep: values.keep }),
    isCi,
  };
}
