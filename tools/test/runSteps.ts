import { formatSeconds } from '../site/localeProgress';
import type { CommandResult } from '../shared/runCommand';
import type { Outcome } from './reports';

export type Step = {
  name: string;
  /** The step without which this one cannot run. */
  needs?: string;
  run: () => Promise<Outcome>;
};

/**
 * Takes the steps in order; runs them all, prints a line where each starts and ends, and gives the sum of their counts.
 * A step whose need failed is not run and counts as failed; so does one that throws. What failed is printed once more at the
 * end: of a long log, the end is what is read.
 */
export async function runSteps(
  steps: Step[],
  { print, now }: { print: (line: string) => void; now: () => number },
): Promise<{ passed: number; failed: number; skipped: number }> {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  const broken: Set<string> = new Set();
  const recap: string[] = [];
  for (const [index, step] of steps.entries()) {
    print(`[${index + 1}/${steps.length}] ${step.name} ...`);
    const since = now();
    const outcome =
      step.needs && broken.has(step.needs) ? failure(`not run: ${step.needs} failed`) : await attempt(step);
    sum.passed += outcome.passed;
    sum.failed += outcome.failed;
    sum.skipped += outcome.skipped;
    if (outcome.failed) broken.add(step.name);
    const details = (outcome.details ? outcome.details.split('\n') : []).map((line) => `    ${line}`);
    // What a step printed as it came is repeated at the end only.
    if (!outcome.isPrinted) for (const line of details) print(line);
    if (outcome.failed) recap.push(`  ${step.name}`, ...details);
    print(`  ${formatTally(outcome)} in ${formatSeconds(now() - since)}`);
  }
  if (recap.length > 0) for (const line of ['Failed:', ...recap]) print(line);
  return sum;
}

/**
 * Takes counts; gives the line that ends a test run. Skipped tests are named only where there are some.
 */
export function formatTally({
  passed,
  failed,
  skipped,
}: {
  passed: number;
  failed: number;
  skipped: number;
}): string {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
}

/**
 * Takes what went wrong; gives the outcome of a step that counts as one failure.
 */
export function failure(details: string): Outcome {
  return { passed: 0, failed: 1, skipped: 0, details };
}

/**
 * Takes the exit code and output of a step's program; gives the outcome of a step that counts as one.
 */
export function outcomeOfCommand({ code, output }: CommandResult): Outcome {
  return code === 0
    ? { passed: 1, failed: 0, skipped: 0, details: '' }
    : failure(output || `exit code ${code}`);
}

/**
 * Takes a runner's counts and its exit code; gives the counts, with one failure more where the runner failed but no test did,
 * and one where it found no test at all.
 */
export function withRunnerResult(outcome: Outcome, { code, output }: CommandResult): Outcome {
  if (outcome.failed) return outcome;
  if (code !== 0)
    return { ...outcome, failed: 1, details: output || `the test runner ended with code ${code}` };
  if (outcome.passed + outcome.skipped === 0) return failure('no test was found');
  return outcome;
}

async function attempt(step: Step) {
  try {
    return await step.run();
  } catch (error) {
    return failure(error instanceof Error ? error.message : String(error));
  }
}
