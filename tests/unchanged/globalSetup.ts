import { chromium, type FullConfig } from '@playwright/test';
import { requirePreview } from '../support/requirePreview';
import { openBuiltFiles, type BuiltFiles } from './builtFiles';
import { describeRun } from './describeRun';
import { isUnchanged } from './isUnchanged';
import { writeRunPlan } from './plan';
import { readPassedTests } from './report';

/** Share of the unchanged tests that runs all the same: what the keys leave out shows sooner or later. */
const drawn = 0.03;

/** Decides which browser tests run: those that have never passed, those that see something new, and a few others. `E2E=all` runs all. */
export default function setup({ projects }: FullConfig): void {
  requirePreview('build');
  const executable = projects[0]?.use.launchOptions?.executablePath ?? chromium.executablePath();
  const { sources, browser } = describeRun(executable);
  const passed = process.env.E2E === 'all' ? [] : [...readPassedTests().values()];
  const known = passed.filter((test) => isUnchanged(openBuilt(), { sources, browser }, test));
  const unchanged = known.filter(() => Math.random() >= drawn).map(({ id }) => id);
  writeRunPlan({ sources, browser, unchanged });
  console.log(
    `report: browser tests: ${known.length} saw nothing that changed since they passed; ${known.length - unchanged.length} of them, drawn, run all the same`,
  );
}

let built: BuiltFiles | undefined;
const openBuilt = (): BuiltFiles => (built ??= openBuiltFiles('build'));
