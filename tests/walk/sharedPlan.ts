import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Fingerprint } from './fingerprint';
import { describePlan, planAll, planWalk, type PlannedPage } from './plan';
import { hasCommittedReport, readPassed, resetRecords } from './records';
import { toReport, type Scope } from './report';
import { readSite } from './site';

/** What the workers of a run share. */
export type SharedPlan = {
  readonly scope: Scope;
  readonly styleNames: readonly string[];
  readonly pages: readonly Fingerprint[];
  readonly planned: readonly PlannedPage[];
};

/** Share of the page types that have passed with the present app and are opened all the same: what their keys leave out shows sooner or later. */
const drawn = 0.1;

const file = path.resolve('.cache/walk/plan.json');

let plan: SharedPlan | undefined;

/**
 * Returns the plan of this run. Playwright loads the specs once to list their tests and once more in each worker: the plan is made the
 * first time, for all specs, and read from then on.
 */
export const sharedPlan = (): SharedPlan =>
  (plan ??=
    process.env.TEST_WORKER_INDEX === undefined
      ? makePlan(process.env.WALK === 'all')
      : (JSON.parse(readFileSync(file, 'utf8')) as SharedPlan));

function makePlan(isWhole: boolean): SharedPlan {
  const { look, pages } = readSite();
  const { styleNames, ...scope } = look;
  const passed = isWhole ? new Set<string>() : readPassed(scope);
  // Before the first report there is nothing to compare contents with: then only types and shapes are walked, and the run of all pages
  // (WALK=all), which writes the report, is what proves the rest.
  const hasReport = hasCommittedReport();
  if (!isWhole && !hasReport) {
    console.log(
      'report: walk: data/walk-report.json is empty, so contents are not compared; npm run test:all walks every page',
    );
    for (const { content } of pages) passed.add(content);
  }
  // Keys of pages and looks that are gone would pile up.
  if (hasReport || isWhole) resetRecords(toReport(pages, passed, scope));
  const planned = isWhole ? planAll(pages) : planWalk(pages, passed, () => Math.random() < drawn);
  const made = { scope, styleNames: [...styleNames], pages, planned };
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(made));
  console.log(`report: walk: ${describePlan(pages, planned, passed)}`);
  return made;
}
