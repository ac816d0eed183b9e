import { keysOf, type Fingerprint } from './fingerprint';
import type { Look } from './look';

/** What has passed, and the checks and the look that it has passed with. */
export type WalkReport = {
  readonly checks: string;
  readonly look: string;
  readonly contents: readonly string[];
  readonly shapes: readonly string[];
};

export type Scope = Pick<Look, 'checks' | 'look'>;

/**
 * Lists the keys of a report that count now: contents that passed with any look, and shapes that passed with the present one. Under
 * other checks nothing counts.
 */
export const passedIn = (report: WalkReport, { checks, look }: Scope): string[] =>
  report.checks === checks ? [...report.contents, ...(report.look === look ? report.shapes : [])] : [];

/** Sums up what has passed of the pages of a site; keys of pages that are gone are left out. */
export function toReport(
  pages: readonly Fingerprint[],
  passed: ReadonlySet<string>,
  { checks, look }: Scope,
): WalkReport {
  const select = (keys: readonly string[]): string[] =>
    [...new Set(keys)].filter((key) => passed.has(key)).sort();
  return {
    checks,
    look,
    contents: select(pages.map(({ content }) => content)),
    shapes: select(pages.flatMap(({ shapes }) => shapes)),
  };
}

/** Lists the pages of which something has not passed. */
export const listUnseen = (pages: readonly Fingerprint[], passed: ReadonlySet<string>): Fingerprint[] =>
  pages.filter((page) => keysOf(page).some((key) => !passed.has(key)));
