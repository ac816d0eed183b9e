import type { PageResult } from './page';

/** Share of the blocks of a version that has to run. */
const TARGET = 0.97;

export type VersionReport = {
  version: string;
  tag: string;
  pages: number;
  blocks: number;
  executed: number;
  /** Pages that failed. */
  failed: number;
  skipped: Record<string, number>;
};

/**
 * Takes results and the releases; gives the sums of each version, in the releases' order.
 */
export function sumUp(results: PageResult[], releases: { version: string; tag: string }[]): VersionReport[] {
  return releases.flatMap(({ version, tag }) => {
    const own = results.filter((result) => result.version === version);
    if (own.length === 0) return [];
    const skipped: Record<string, number> = {};
    for (const [reason, count] of own.flatMap((result) => Object.entries(result.skipped))) {
      skipped[reason] = (skipped[reason] ?? 0) + count;
    }
    return [
      {
        version,
        tag,
        pages: own.length,
        blocks: sum(own.map(({ blocks }) => blocks)),
        executed: sum(own.map(({ executed }) => executed)),
        failed: own.filter(({ failures }) => failures.length > 0).length,
        skipped: Object.fromEntries(Object.entries(skipped).sort()),
      },
    ];
  });
}

/**
 * Takes the sums; gives the lines of a table.
 */
export function formatTable(reports: VersionReport[]): string[] {
  const rows = [
    ['version', 'release', 'pages', 'blocks', 'executed', 'share', 'pages that fail', 'skipped'],
    ...reports.map(({ version, tag, pages, blocks, executed, failed, skipped }) => [
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

/**
 * Takes results and their sums; gives what misses the target: a version with too few blocks executed, a page with none.
 */
export function missedTargets(results: PageResult[], reports: VersionReport[]): string[] {
  return [
    ...reports
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
