// @ts-check

/** @typedef {import('./examples-page.mjs').PageResult} PageResult */

/** Share of the blocks of a version that has to run. */
const TARGET = 0.97;

/**
 * @typedef {object} VersionReport
 * @property {string} version
 * @property {string} tag
 * @property {number} pages
 * @property {number} blocks
 * @property {number} executed
 * @property {number} failed Pages that failed.
 * @property {Record<string, number>} skipped
 */

/**
 * Takes results and the releases; gives the sums of each version, in the releases' order.
 * @param {PageResult[]} results
 * @param {{ version: string, tag: string }[]} releases
 * @returns {VersionReport[]}
 */
export function sumUp(results, releases) {
  return releases.flatMap(({ version, tag }) => {
    const own = results.filter((result) => result.version === version);
    if (own.length === 0) return [];
    /** @type {Record<string, number>} */
    const skipped = {};
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
 * @param {VersionReport[]} reports
 * @returns {string[]}
 */
export function formatTable(reports) {
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
 * @param {PageResult[]} results
 * @param {VersionReport[]} reports
 * @returns {string[]}
 */
export function missedTargets(results, reports) {
  return [
    ...reports
      .filter(({ executed, blocks }) => executed < TARGET * blocks)
      .map(
        ({ version, executed, blocks }) => `${version}: ${executed} of ${blocks} blocks ran, less than 97 %`,
      ),
    ...results.filter(({ executed }) => executed === 0).map(({ file }) => `${file}: none of its blocks ran`),
  ];
}

/** @param {number[]} numbers */
function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}
