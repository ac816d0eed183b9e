import type { PageResult } from '../runner/runPage';

/** Share of the blocks of a version that has to run. */
const TARGET = 0.97;

/** Sums over the pages of a version. */
export type VersionSums = {
  version: string;
  tag: string;
  pages: number;
  blocks: number;
  executed: number;
  /** Pages that failed. */
  failed: number;
  /** Number of blocks left out, by reason. */
  skipped: PageResult['skipped'];
};

type Summand = Pick<PageResult, 'file' | 'version' | 'blocks' | 'executed' | 'skipped' | 'failures'>;

/** Sums up the results of each version that has pages, in the order of the releases. */
export function sumUp(results: Summand[], releases: { version: string; tag: string }[]): VersionSums[] {
  return releases.flatMap(({ version, tag }) => {
    const own = results.filter((result) => result.version === version);
    if (own.length === 0) return [];
    return [
      {
        version,
        tag,
        pages: own.length,
        blocks: sum(own.map(({ blocks }) => blocks)),
        executed: sum(own.map(({ executed }) => executed)),
        failed: own.filter(({ failures }) => failures.length > 0).length,
        skipped: sumReasons(own.map(({ skipped }) => skipped)),
      },
    ];
  });
}

/** Adds up numbers of blocks by reason; reasons are sorted. */
export function sumReasons<Reason extends string>(
  counts: Partial<Record<Reason, number>>[],
): Partial<Record<Reason, number>> {
  const reasons = [...new Set(counts.flatMap((one) => Object.keys(one) as Reason[]))].sort();
  const sums = reasons.map((reason) => [reason, sum(counts.map((one) => one[reason] ?? 0))]);
  return Object.fromEntries(sums) as Partial<Record<Reason, number>>;
}

/** Formats the lines of a table. */
export function formatTable(sums: VersionSums[]): string[] {
  const rows = [
    ['version', 'release', 'pages', 'blocks', 'executed', 'share', 'pages that fail', 'skipped'],
    ...sums.map(({ version, tag, pages, blocks, executed, failed, skipped }) => [
      version,
      tag,
      String(pages),
      String(blocks),
      String(executed),
      `${((100 * executed) / blocks).toFixed(1)} %`,
      String(failed),
      Object.entries(skipped)
        .map(([reason, count]) => `${reason} ${count}`)
        .join(', ') || 'none',
    ]),
  ];
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** Describes each version with too few executed blocks, and each page with none. */
export function missedTargets(results: Summand[], sums: VersionSums[]): string[] {
  return [
    ...sums
      .filter(({ executed, blocks }) => executed < TARGET * blocks)
      .map(
        ({ version, executed, blocks }) => `${version}: ${executed} of ${blocks} blocks ran, less than 97 %`,
      ),
    ...results.filter(({ executed }) => executed === 0).map(({ file }) => `${file}: none of its blocks ran`),
  ];
}

function sum(numbers: number[]) {
  return numbers.reduce((total, number) => total + number, 0);
}
