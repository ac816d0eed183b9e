import type { Group, TestOptions } from './arguments';
import type { Step } from './schedule';
import { browserSteps } from './steps/browser';
import { buildSteps } from './steps/build';
import { checkSteps } from './steps/checks';
import { exampleSteps } from './steps/examples';

const stepsOf: Readonly<Record<Group, (root: string, options: TestOptions) => Step[]>> = {
  checks: checkSteps,
  examples: exampleSteps,
  build: buildSteps,
  browser: browserSteps,
};

// What takes long, and what others wait for, starts first.
const startOrder: readonly Group[] = ['build', 'checks', 'examples', 'browser'];

/**
 * Lists the steps of a test run in the order in which they should start.
 * @throws When `--step` names no step.
 */
export function testSteps(root: string, options: TestOptions): Step[] {
  const all = startOrder
    .filter((group) => options.groups.includes(group))
    .flatMap((group) => stepsOf[group](root, options));
  if (options.steps.length === 0) return all;
  const matches = (wanted: string): Step[] => {
    const exact = all.filter(({ name }) => name === wanted);
    return exact.length > 0 ? exact : all.filter(({ name }) => name.startsWith(wanted));
  };
  const unknown = options.steps.find((name) => matches(name).length === 0);
  if (unknown !== undefined)
    throw new Error(
      `--step ${unknown} matches no step. Fix: use one of ${all.map(({ name }) => name).join(', ')}`,
    );
  const wanted = new Set(options.steps.flatMap(matches));
  return all.filter((step) => wanted.has(step));
}
