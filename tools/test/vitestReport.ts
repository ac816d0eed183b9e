import type { Outcome } from './outcome';
import { RunnerCount } from './runnerCount';

/** The part of the output of Vitest's JSON reporter that is read. */
export type VitestReport = {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly duration?: number | null;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
};

/** Counts the tests of a Vitest report. A file that does not load counts as one failed test. */
export function readVitestReport(report: VitestReport): Outcome {
  const count = new RunnerCount();
  for (const file of report.testResults) {
    for (const test of file.assertionResults) {
      const name = `${file.name}: ${test.fullName}`;
      count.time(name, test.duration ?? 0);
      if (test.status === 'passed') count.pass();
      else if (test.status === 'failed') count.fail(name, test.failureMessages ?? []);
      else count.skip(name);
    }
    const hasFailedTest = file.assertionResults.some(({ status }) => status === 'failed');
    if (file.status === 'failed' && !hasFailedTest)
      count.fail(file.name, [file.message ?? 'the file did not load']);
  }
  return count.outcome();
}
