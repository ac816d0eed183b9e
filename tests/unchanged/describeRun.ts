import { spawnSync } from 'node:child_process';
import type { RunPlan } from './plan';
import { readSpecSources } from './sources';

/** Describes what beside the site decides whether a test passes. */
export function describeRun(executable: string): Omit<RunPlan, 'unchanged'> {
  const browser = readBrowser(executable);
  const specs = [...readSpecSources('tests/e2e')].filter(([, { isWatched }]) => isWatched);
  return {
    browser,
    sources: Object.fromEntries(specs.map(([spec, { key }]) => [spec, key])),
    fixtureSpecs: specs.filter(([, { buildsFixture }]) => buildsFixture).map(([spec]) => spec),
  };
}

/** Returns the milestone of an installed Chromium, such as "Chromium 156". */
export const readBrowser = (executable: string): string =>
  readMilestone(spawnSync(executable, ['--version'], { encoding: 'utf8' }).stdout ?? '');

/**
 * Reads the milestone of Chromium from what `--version` prints: "Chromium 156". Updates within a milestone mend bugs of security, and
 * come every few days; with the whole version in the keys each of them would run all tests again.
 */
export function readMilestone(printed: string): string {
  return /^\D*\d+/.exec(printed.trim())?.[0] ?? printed.trim();
}
