import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BlockStatus, PageResult } from './page';
import type { VersionReport } from './report';

export type VersionSums = {
  version: string;
  tag: string;
  pages: number;
  blocks: number;
  executed: number;
  skipped: Record<string, number>;
};
export type CommittedPage = { version: string; tag: string; blocks: BlockStatus[] };
export type CommittedReport = { versions: VersionSums[]; pages: Record<string, CommittedPage> };

/** The report that is part of the repository; the site reads it while building. */
export const COMMITTED_REPORT = 'data/example-report.json';

/**
 * Takes results and the releases' sums; gives the report that is committed: what ran, without times. A page that failed
 * proves nothing and is left out.
 * @param reports Sums of the results.
 */
export function committedReport(results: PageResult[], reports: VersionReport[]): CommittedReport {
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
 */
export function differingPages(fresh: CommittedReport, committed: CommittedReport | null): string[] {
  const files = new Set([...Object.keys(fresh.pages), ...Object.keys(committed?.pages ?? {})]);
  const text = (value: unknown) => JSON.stringify(value);
  return [...files].filter((file) => text(fresh.pages[file]) !== text(committed?.pages[file])).sort();
}

/**
 * Takes the project folder; gives the committed report, or null where there is none.
 */
export function readCommitted(root: string): CommittedReport | null {
  const file = path.join(root, COMMITTED_REPORT);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/**
 * Takes the project folder and a report; writes it, formatted like all files of the repository.
 */
export async function writeCommitted(root: string, report: CommittedReport) {
  const { format, resolveConfig } = await import('prettier');
  const file = path.join(root, COMMITTED_REPORT);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(
    file,
    await format(JSON.stringify(report), { ...(await resolveConfig(file)), filepath: file }),
  );
}

function withoutV(tag: string) {
  return tag.replace(/^v/, '');
}
