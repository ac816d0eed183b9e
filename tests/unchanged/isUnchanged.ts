import type { BuiltFiles } from './builtFiles';
import type { RunPlan } from './plan';
import type { PassedTest } from './report';
import { keyOfTest } from './testKey';

/** Returns the spec of a test, by the test's id. */
export const specOf = (id: string): string => `tests/${id.split(' › ', 1)[0]}`;

/** Whether a test would load the same files with the same sources and the same browser. */
export function isUnchanged(
  files: BuiltFiles,
  { sources, browser }: Pick<RunPlan, 'sources' | 'browser'>,
  test: PassedTest,
): boolean {
  const own = sources[specOf(test.id)];
  return own !== undefined && keyOfTest(files, { sources: own, browser, files: test.files }) === test.key;
}
