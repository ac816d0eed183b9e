import { chromium, type FullConfig } from '@playwright/test';
import { requirePreview } from '../support/requirePreview';
import { openBuiltFiles, type BuiltFiles } from './builtFiles';
import { describeRun } from './describeRun';
import { isUnchanged, specOf } from './isUnchanged';
import { writeRunPlan } from './plan';
import { readPassedTests } from './report';

/** Share of the unchanged tests that runs all the same: what the keys leave out shows sooner or later. */
const drawn = 0.03;
const draw = (): boolean => Math.random() < drawn;

/** Decides which browser tests run: those that have never passed, those that see something new, and a few others. `E2E=all` runs all. */
export default function setup({ projects }: FullConfig): void {
  requirePreview('build');
  const executable = projects[0]?.use.launchOptions?.executablePath ?? chromium.executablePath();
  const run = describeRun(executable);
  const passed = process.env.E2E === 'all' ? [] : [...readPassedTests().values()];
  const known = passed.filter((test) => isUnchanged(openBuilt(), run, test));
  // The tests of a spec share their build of the fixture: they are drawn together.
  const isDrawn = new Map(run.fixtureSpecs.map((spec) => [spec, draw()]));
  const unchanged = known.map(({ id }) => id).filter((id) => !(isDrawn.get(specOf(id)) ?? draw()));
  writeRunPlan({ ...run, unchanged });
  console.log(
    `report: browser tests: ${known.length} saw nothing that changed since they passed; ${known.length - unchanged.length} of them, drawn, run all the same`,
  );
}

let built: BuiltFiles | undefined;
const openBuilt = (): BuiltFiles => (built ??= openBuiltFiles('build'));
