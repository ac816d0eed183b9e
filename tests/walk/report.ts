import { keysOf, typeOf, type Fingerprint } from './fingerprint';
import type { Look } from './look';

/** What has passed, and the checks, the look and the app that it has passed with. */
export type WalkReport = {
  readonly checks: string;
  readonly look: string;
  readonly app: string;
  readonly types: readonly string[];
  readonly contents: readonly string[];
  readonly shapes: readonly string[];
};

export type Scope = Pick<Look, 'checks' | 'look' | 'app'>;

/**
 * Lists the keys of a report that count now: contents that passed with any look, shapes that passed with the present one, and types that
 * passed with the present look and app. Under other checks nothing counts.
 */
export function passedIn(report: WalkReport, { checks, look, app }: Scope): string[] {
  if (report.checks !== checks) return [];
  if (report.look !== look) return [...report.contents];
  return [...report.contents, ...report.shapes, ...(report.app === app ? report.types : [])];
}

/** Sums up what has passed of the pages of a site; keys of pages that are gone are left out. */
export function toReport(
  pages: readonly Fingerprint[],
  passed: ReadonlySet<string>,
  { checks, look, app }: Scope,
): WalkReport {
  const select = (keys: readonly string[]): string[] =>
    [...new Set(keys)].filter((key) => passed.has(key)).sort();
  return {
    checks,
    look,
    app,
    types: select(pages.map(typeOf)),
    contents: select(pages.map(({ content }) => content)),
    shapes: select(pages.flatMap(({ shapes }) => shapes)),
  };
}

/** Lists the pages of which something has not passed. */
export const listUnseen = (pages: readonly Fingerprint[], passed: ReadonlySet<string>): Fingerprint[] =>
  pages.filter((page) => keysOf(page).some((key) => !passed.has(key)));
