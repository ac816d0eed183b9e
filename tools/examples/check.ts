import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openCache } from './cache';
import { runPage } from './page';
import { findDescribed, isDescription } from './described';
import { findPages } from './pages';
import {
  COMMITTED_REPORT,
  committedReport,
  differingPages,
  readCommitted,
  writeCommitted,
} from './committed';
import { prepareJobs } from './jobs';
import { createLimiter } from '../../shared/async/createLimiter.mjs';
import { exampleReleases } from './releases';
import { formatTable, missedTargets, sumUp } from './report';
import type { Outcome } from '../test/reports';
import type { ExampleOptions } from './arguments';
import type { Job } from './jobs';
import type { PageResult } from './page';
import type { VersionReport } from './report';

/**
 * Takes the project folder and the options; runs the examples, prints a line for each page and each failure, and gives
 * the counts of pages and the lines of what failed. What a machine lacks is named in one line; it fails on CI only.
 */
export async function checkExamples(
  root: string,
  options: ExampleOptions,
  { env, print, now }: { env: NodeJS.ProcessEnv; print: (line: string) => void; now: () => number },
): Promise<Outcome> {
  const cacheFolder = path.join(root, '.cache', 'examples');
  const pages = await findAllPages(root, options.pages);
  const tools = { cache: cacheFolder, env, print, installsTorch: options.torch };
  const { jobs, missing, lacking } = await prepareJobs(pages, tools);
  const cache = openCache(path.join(cacheFolder, 'results'), { reads: options.usesCache });

  const results: PageResult[] = [];
  const limit = createLimiter(options.jobs);
  const since = now();
  const { writesPictures } = options;
  const runJob = async ({ page, identity, python, torch, compiler }: Job) => {
    const known = cache.read(page, identity);
    const keep = options.keep && { keep: path.resolve(options.keep) };
    const result =
      known ?? (await runPage(page, { root, python, torch, compiler, writesPictures, limit, ...keep }));
    if (!known) cache.write(page, identity, result);
    results.push(result);
    const verdict = result.failures.length > 0 ? `, ${result.failures.length} failed` : '';
    const time = known ? 'as before' : `at ${((now() - since) / 1000).toFixed(0)} s`;
    print(
      `[${results.length}/${jobs.length}] ${page.file}: ${result.executed} of ${result.blocks} blocks ran${verdict}, ${time}`,
    );
    for (const file of result.written) print(`wrote ${file}`);
    for (const line of describeFailures(result)) print(line);
  };
  // All pages wait at the limiter, which lets their processes in by their order.
  await Promise.all(jobs.map(runJob));
  results.sort((a, b) => (a.file < b.file ? -1 : 1));

  const reports = sumUp(results, exampleReleases);
  if (options.report) for (const line of formatTable(reports)) print(line);
  const isWhole = missing.length + lacking.length === 0;
  // What this machine cannot run says nothing about the pages.
  const missed = options.report && isWhole ? missedTargets(results, reports) : [];
  if (options.pages.length === 0 && missing.length === 0) {
    writeReport(path.join(cacheFolder, 'report.json'), reports, results);
  }
  const committed = options.pages.length === 0 ? await keepCommitted(root, results, isWhole, options) : [];
  for (const line of [...missed, ...committed]) print(line);

  const failed = results.filter(({ failures }) => failures.length > 0).length;
  const isAbsenceFailure = options.isCi && !options.allowMissing;
  const isReportFailure = committed.length > 0 && (options.isCi || options.writesReport);
  return {
    passed: results.length - failed,
    failed:
      failed +
      missed.length +
      (isReportFailure ? 1 : 0) +
      (isAbsenceFailure ? missing.length + lacking.length : 0),
    skipped: isAbsenceFailure ? 0 : missing.length,
    details: [...results.flatMap(describeFailures), ...missed, ...committed].join('\n'),
    isPrinted: true,
  };
}

async function findAllPages(root: string, wanted: string[]) {
  const written = wanted.filter((name) => !isDescription(root, name));
  const isOnlyApi = wanted.length > 0 && written.length === 0;
  return [...(isOnlyApi ? [] : findPages(root, written)), ...(await findDescribed(root, wanted))];
}

/**
 * Writes the committed report, or compares it with this run; gives the lines that say what is wrong with it.
 * @param isWhole Nothing was left out because this machine lacks it.
 */
async function keepCommitted(
  root: string,
  results: PageResult[],
  isWhole: boolean,
  { writesReport }: ExampleOptions,
): Promise<string[]> {
  if (!isWhole) return writesReport ? [`${COMMITTED_REPORT} was not written: something is missing`] : [];
  const well = results.filter(({ failures }) => failures.length === 0);
  const fresh = committedReport(well, sumUp(well, exampleReleases));
  if (writesReport) {
    await writeCommitted(root, fresh);
    return [];
  }
  const failed = new Set(results.filter(({ failures }) => failures.length > 0).map(({ file }) => file));
  const pages = differingPages(fresh, readCommitted(root)).filter((file) => !failed.has(file));
  if (pages.length === 0) return [];
  const fix = 'Fix: npm run check:examples -- --write-report';
  return [
    `${COMMITTED_REPORT} does not say what ran on ${pages.length} pages as they are. ${fix}`,
    ...pages.map((file) => `  ${file}`),
  ];
}

export function describeFailures({ file, source, version, failures }: PageResult): string[] {
  const place = source ?? file;
  const where = source === undefined ? '' : `on ${version}: `;
  return failures.flatMap(({ line, message, tail }) => [
    `${place}:${line}: ${where}${message}`,
    ...tail.map((text) => `    ${text}`),
  ]);
}

function writeReport(file: string, versions: VersionReport[], results: PageResult[]) {
  const pages = results.map(({ failures, statuses: _, written: __, ...rest }) => ({
    ...rest,
    failed: failures.length,
  }));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ versions, pages }, null, 2)}\n`);
}
