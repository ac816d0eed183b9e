import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { reportFile, type ExampleReport } from '../../../shared/build/exampleReport';
import type { ExampleRelease } from '../environment/releases';
import type { Selection } from '../selection/select';
import { sumReasons } from './sums';

export type PageRecord = ExampleReport['pages'][string];

type VersionRecord = ExampleReport['versions'][number];

/** Records that everything on a page that should run did, and passed. */
export function recordPage({ page, choices }: Selection): PageRecord {
  const runs = new Map(
    [...choices.keys()].flatMap(({ judged, fingerprint }) => judged.map((block) => [block, fingerprint])),
  );
  const blocks = page.blocks.map((block): PageRecord['blocks'][number] => {
    const { hash, language, fence } = block;
    if (fence.skip) return { hash, language, status: 'skipped', reason: fence.skip };
    const run = runs.get(block);
    if (run === undefined) throw new Error(`${page.file}:${block.line}: the block is in no run`);
    return { hash, language, status: 'executed', run };
  });
  return { version: page.release.version, tag: withoutV(page.release.tag), blocks };
}

/** Creates the report that is committed: pages sorted, with their sums by version. */
export function createReport(
  pages: ReadonlyMap<string, PageRecord>,
  releases: Pick<ExampleRelease, 'version' | 'tag'>[],
): ExampleReport {
  const sorted = [...pages].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    versions: releases.flatMap((release) => {
      const own = sorted.map(([, page]) => page).filter(({ version }) => version === release.version);
      return own.length > 0 ? [sumRecords(release, own)] : [];
    }),
    pages: Object.fromEntries(sorted),
  };
}

function sumRecords({ version, tag }: Pick<ExampleRelease, 'version' | 'tag'>, pages: PageRecord[]) {
  const blocks = pages.flatMap((page) => page.blocks);
  const skipped = blocks.flatMap((block) => (block.status === 'skipped' ? [{ [block.reason]: 1 }] : []));
  return {
    version,
    tag: withoutV(tag),
    pages: pages.length,
    blocks: blocks.length,
    executed: blocks.length - skipped.length,
    skipped: sumReasons(skipped),
  } satisfies VersionRecord;
}

/** Lists the pages that differ between two reports, sorted. */
export function differingPages(
  fresh: Pick<ExampleReport, 'pages'>,
  committed: Pick<ExampleReport, 'pages'> | null,
): string[] {
  const files = new Set([...Object.keys(fresh.pages), ...Object.keys(committed?.pages ?? {})]);
  return [...files].filter((file) => !isDeepStrictEqual(fresh.pages[file], committed?.pages[file])).sort();
}

/** Writes the committed report, formatted like all files of the repository. */
export async function writeReport(root: string, report: ExampleReport): Promise<void> {
  const { format, resolveConfig } = await import('prettier');
  const file = path.join(root, reportFile);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(
    file,
    await format(JSON.stringify(report), { ...(await resolveConfig(file)), filepath: file }),
  );
}

function withoutV(tag: string) {
  return tag.replace(/^v/, '');
}
