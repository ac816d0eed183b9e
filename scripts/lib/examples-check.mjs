// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openCache } from './examples-cache.mjs';
import { prepareInterpreter } from './examples-environment.mjs';
import { runPage } from './examples-page.mjs';
import { findPages } from './examples-pages.mjs';
import { createLimiter } from './examples-parallel.mjs';
import { exampleReleases } from './examples-releases.mjs';
import { formatTable, missedTargets, sumUp } from './examples-report.mjs';

/** @typedef {import('./examples-page.mjs').PageResult} PageResult */
/** @typedef {import('./examples-pages.mjs').Page} Page */
/** @typedef {{ page: Page, interpreter: import('./examples-environment.mjs').Interpreter }} Job */

/**
 * Takes the project folder and the options; runs the examples, prints a line for each page and each failure, and gives
 * the counts of pages. A release without a Python is named in one line; it fails on CI only.
 * @param {string} root
 * @param {import('./examples-arguments.mjs').ExampleOptions} options
 * @param {{ env: NodeJS.ProcessEnv, print: (line: string) => void, now: () => number }} tools
 * @returns {Promise<{ passed: number, failed: number, skipped: number }>}
 */
export async function checkExamples(root, options, { env, print, now }) {
  const cacheFolder = path.join(root, '.cache', 'examples');
  const pages = findPages(root, options.pages);
  const { jobs, missing } = await assignInterpreters(pages, { cache: cacheFolder, env, print });
  const cache = openCache(path.join(cacheFolder, 'results'), { reads: options.usesCache });

  /** @type {PageResult[]} */
  const results = [];
  const limit = createLimiter(options.jobs);
  const since = now();
  /** @param {Job} job */
  const runJob = async ({ page, interpreter: { python, identity } }) => {
    const known = cache.read(page, identity);
    const keep = options.keep && { keep: path.resolve(options.keep) };
    const result = known ?? (await runPage(page, { root, python, limit, ...keep }));
    if (!known) cache.write(page, identity, result);
    results.push(result);
    const verdict = result.failures.length > 0 ? `, ${result.failures.length} failed` : '';
    const time = known ? 'as before' : `at ${((now() - since) / 1000).toFixed(0)} s`;
    print(
      `[${results.length}/${jobs.length}] ${page.file}: ${result.executed} of ${result.blocks} blocks ran${verdict}, ${time}`,
    );
    for (const line of describeFailures(result)) print(line);
  };
  // All pages wait at the limiter, which lets their processes in by their order.
  await Promise.all(jobs.map(runJob));
  results.sort((a, b) => (a.file < b.file ? -1 : 1));

  const reports = sumUp(results, exampleReleases);
  const missed = options.report ? missedTargets(results, reports) : [];
  if (options.report) for (const line of [...formatTable(reports), ...missed]) print(line);
  if (options.pages.length === 0 && missing.length === 0) {
    writeReport(path.join(cacheFolder, 'report.json'), reports, results);
  }
  const failed = results.filter(({ failures }) => failures.length > 0).length + missed.length;
  const isAbsenceFailure = options.isCi && !options.allowMissing;
  return {
    passed: results.length - (failed - missed.length),
    failed: failed + (isAbsenceFailure ? missing.length : 0),
    skipped: isAbsenceFailure ? 0 : missing.length,
  };
}

/**
 * @param {Page[]} pages
 * @param {{ cache: string, env: NodeJS.ProcessEnv, print: (line: string) => void }} options
 * @returns {Promise<{ jobs: Job[], missing: Page[] }>}
 */
async function assignInterpreters(pages, options) {
  /** @type {Job[]} */
  const jobs = [];
  /** @type {Page[]} */
  const missing = [];
  /** @type {string[]} */
  const reasons = [];
  for (const release of exampleReleases) {
    const own = pages.filter((page) => page.release.version === release.version);
    if (own.length === 0) continue;
    try {
      const interpreter = await prepareInterpreter(release, options);
      jobs.push(...own.map((page) => ({ page, interpreter })));
    } catch (error) {
      reasons.push(`${release.version}: ${error instanceof Error ? error.message : String(error)}`);
      missing.push(...own);
    }
  }
  if (missing.length > 0) {
    options.print(`the examples of ${missing.length} pages were not run: ${reasons.join('; ')}`);
  }
  return { jobs, missing };
}

/**
 * @param {PageResult} result
 * @returns {string[]}
 */
export function describeFailures({ file, failures }) {
  return failures.flatMap(({ line, message, tail }) => [
    `${file}:${line}: ${message}`,
    ...tail.map((text) => `    ${text}`),
  ]);
}

/**
 * @param {string} file
 * @param {import('./examples-report.mjs').VersionReport[]} versions
 * @param {PageResult[]} results
 */
function writeReport(file, versions, results) {
  const pages = results.map(({ failures, ...rest }) => ({ ...rest, failed: failures.length }));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ versions, pages }, null, 2)}\n`);
}
