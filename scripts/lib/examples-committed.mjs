// @ts-check
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** @typedef {import('./examples-page.mjs').PageResult} PageResult */
/** @typedef {{ version: string, tag: string, pages: number, blocks: number, executed: number, skipped: Record<string, number> }} VersionSums */
/** @typedef {{ version: string, tag: string, blocks: import('./examples-page.mjs').BlockStatus[] }} CommittedPage */
/** @typedef {{ versions: VersionSums[], pages: Record<string, CommittedPage> }} CommittedReport */

/** The report that is part of the repository; the site reads it while building. */
export const COMMITTED_REPORT = 'examples/report.json';

/**
 * Takes results and the releases' sums; gives the report that is committed: what ran, without times. A page that failed
 * proves nothing and is left out.
 * @param {PageResult[]} results
 * @param {import('./examples-report.mjs').VersionReport[]} reports Sums of the results.
 * @returns {CommittedReport}
 */
export function committedReport(results, reports) {
  const tags = new Map(reports.map(({ version, tag }) => [version, withoutV(tag)]));
  return {
    versions: reports.map(({ version, tag, pages, blocks, executed, skipped }) => ({
      version,
      tag: withoutV(tag),
      pages,
      blocks,
      executed,
      skipped,
    })),
    pages: Object.fromEntries(
      results
        .filter(({ failures }) => failures.length === 0)
        .sort((a, b) => (a.file < b.file ? -1 : 1))
        .map(({ file, version, statuses }) => [
          file,
          { version, tag: tags.get(version) ?? '', blocks: statuses },
        ]),
    ),
  };
}

/**
 * Takes a fresh report and the committed one; gives the pages that are not the same in both, sorted.
 * @param {CommittedReport} fresh
 * @param {CommittedReport | null} committed
 * @returns {string[]}
 */
export function differingPages(fresh, committed) {
  const files = new Set([...Object.keys(fresh.pages), ...Object.keys(committed?.pages ?? {})]);
  const text = (/** @type {unknown} */ value) => JSON.stringify(value);
  return [...files].filter((file) => text(fresh.pages[file]) !== text(committed?.pages[file])).sort();
}

/**
 * Takes the project folder; gives the committed report, or null where there is none.
 * @param {string} root
 * @returns {CommittedReport | null}
 */
export function readCommitted(root) {
  const file = path.join(root, COMMITTED_REPORT);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/**
 * Takes the project folder and a report; writes it, formatted like all files of the repository.
 * @param {string} root
 * @param {CommittedReport} report
 */
export async function writeCommitted(root, report) {
  const { format, resolveConfig } = await import('prettier');
  const file = path.join(root, COMMITTED_REPORT);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(
    file,
    await format(JSON.stringify(report), { ...(await resolveConfig(file)), filepath: file }),
  );
}

/** @param {string} tag */
function withoutV(tag) {
  return tag.replace(/^v/, '');
}
