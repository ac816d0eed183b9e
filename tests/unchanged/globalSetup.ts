import { spawnSync } from 'node:child_process';
import { chromium, type FullConfig } from '@playwright/test';
import { openBuiltFiles, type BuiltFiles } from './builtFiles';
import { writeRunPlan, type RunPlan } from './plan';
import { readPassedTests, type PassedTest } from './report';
import { readSpecSources } from './sources';
import { keyOfTest } from './testKey';

/** Share of the unchanged tests that runs all the same: what the keys leave out shows sooner or later. */
const drawn = 0.03;

/** Decides which browser tests run: those that have never passed, those that see something new, and a few others. `E2E=all` runs all. */
export default function setup({ projects }: FullConfig): void {
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

/** Describes what beside the site decides whether a test passes. */
export function describeRun(executable: string): Pick<RunPlan, 'sources' | 'browser'> {
  const browser = spawnSync(executable, ['--version'], { encoding: 'utf8' }).stdout?.trim() ?? '';
  const specs = [...readSpecSources('tests/e2e')].filter(([, { isWatched }]) => isWatched);
  return { browser, sources: Object.fromEntries(specs.map(([spec, { key }]) => [spec, key])) };
}

/** Whether a test would load the same files with the same sources and the same browser. */
export function isUnchanged(
  files: BuiltFiles,
  { sources, browser }: Pick<RunPlan, 'sources' | 'browser'>,
  test: PassedTest,
): boolean {
  const own = sources[`tests/${test.id.split(' › ', 1)[0]}`];
  return own !== undefined && keyOfTest(files, { sources: own, browser, files: test.files }) === test.key;
}
