import { spawnSync } from 'node:child_process';
import type { RunPlan } from './plan';
import { readSpecSources } from './sources';

/** Describes what beside the site decides whether a test passes. */
export function describeRun(executable: string): Pick<RunPlan, 'sources' | 'browser'> {
  const browser = spawnSync(executable, ['--version'], { encoding: 'utf8' }).stdout?.trim() ?? '';
  const specs = [...readSpecSources('tests/e2e')].filter(([, { isWatched }]) => isWatched);
  return { browser, sources: Object.fromEntries(specs.map(([spec, { key }]) => [spec, key])) };
}
