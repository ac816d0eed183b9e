import type { CommandResult } from '../shared/runCommand';

/** How many tests of a run passed, failed and were skipped. */
export type Tally = {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
};

/** A single test with its duration in milliseconds. */
export type TimedTest = { readonly name: string; readonly milliseconds: number };

/** Result of one step of the test run. */
export type Outcome = Tally & {
  /** What failed and where; empty when nothing did. */
  readonly details: string;
  /** The step printed its details while it ran. */
  readonly isPrinted?: boolean;
  /** Durations of the single tests, where the runner reports them. */
  readonly tests?: readonly TimedTest[];
};

/** Formats the line that ends a test run. Skipped tests are mentioned only if there are any. */
export function formatTally({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
}

/** Adds up tallies. */
export function sumTallies(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

/** Creates the outcome of a step that counts as one failure. */
export function failure(details: string): Outcome {
  return { passed: 0, failed: 1, skipped: 0, details };
}

/** Creates the outcome of a step that could not run on this machine; `reason` is one line. */
export function skip(reason: string): Outcome {
  return { passed: 0, failed: 0, skipped: 1, details: reason };
}

/** Converts the result of a program that passes or fails as a whole. */
export function outcomeOfCommand({ code, output }: CommandResult): Outcome {
  return code === 0
    ? { passed: 1, failed: 0, skipped: 0, details: '' }
    : failure(output || `exit code ${code}`);
}

/**
 * Completes the tally of a test runner by its exit code: a runner that failed although no test did counts as one failure, and so
 * does a run without tests.
 */
export function withRunnerResult(outcome: Outcome, { code, output }: CommandResult): Outcome {
  if (outcome.failed) return outcome;
  if (code !== 0) return { ...outcome, failed: 1, details: output || `the test runner exited with ${code}` };
  if (outcome.passed + outcome.skipped === 0) return failure('no test was found');
  return outcome;
}
