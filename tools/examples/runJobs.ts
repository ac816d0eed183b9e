import path from 'node:path';
import pLimit from 'p-limit';
import type { ExampleOptions } from './arguments';
import { openCache } from './cache';
import type { Job } from './environment/jobs';
import { runPage, type PageResult } from './runner/runPage';
import { stopPrograms } from './runner/spawn';

export type JobRunTools = {
  root: string;
  /** Folder of everything that is kept between runs. */
  cache: string;
  print: (line: string) => void;
  now: () => number;
  signal?: AbortSignal;
};

/** Runs jobs, or takes their results from the cache, and prints each result as it arrives. */
export async function runJobs(
  jobs: Job[],
  { jobs: places, usesCache, writesPictures, keep, seconds }: ExampleOptions,
  { root, cache: folder, print, now, signal }: JobRunTools,
): Promise<Map<string, PageResult>> {
  const cache = openCache(path.join(folder, 'results'), { reads: usesCache });
  const results: Map<string, PageResult> = new Map();
  const limit = pLimit(places);
  const since = now();
  const common = { root, writesPictures, limit, seconds, keep: keep && path.resolve(keep) };
  signal?.addEventListener('abort', () => {
    limit.clearQueue();
    stopPrograms();
  });

  const runJob = async ({ page, identity, python, extras, compiler }: Job) => {
    const known = cache.read(page, identity);
    const result = known ?? (await runPage(page, { ...common, python, extras, compiler }));
    if (!known) cache.write(page, identity, result);
    results.set(page.file, result);
    const verdict = result.failures.length > 0 ? `, ${result.failures.length} failed` : '';
    const time = known ? 'as before' : `at ${((now() - since) / 1000).toFixed(0)} s`;
    print(
      `[${results.size}/${jobs.length}] ${page.file}: ${result.executed} of ${result.blocks} blocks ran${verdict}, ${time}`,
    );
    for (const file of result.written) print(`wrote ${file}`);
    for (const line of describeFailures(result)) print(line);
  };
  // All pages queue at the limiter, which lets their processes in by their order.
  await Promise.all(jobs.map(runJob));
  return results;
}

/** Formats the failures of a page, each with the last lines that its block wrote. */
export function describeFailures({ file, source, version, failures }: PageResult): string[] {
  const place = source ?? file;
  const where = source === undefined ? '' : `on ${version}: `;
  return failures.flatMap(({ line, message, tail }) => [
    `${place}:${line}: ${where}${message}`,
    ...tail.map((text) => `    ${text}`),
  ]);
}
