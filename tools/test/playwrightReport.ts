import type { Outcome } from './outcome';
import { RunnerCount } from './runnerCount';
import { unchangedReason } from './unchangedReason';

type PlaywrightSpec = {
  readonly title: string;
  readonly file: string;
  readonly line: number;
  readonly tests: readonly {
    readonly projectName?: string;
    readonly status: string;
    readonly annotations?: readonly { readonly type: string; readonly description?: string }[];
    readonly results: readonly {
      readonly duration?: number;
      readonly errors?: readonly { readonly message?: string }[];
    }[];
  }[];
};

type PlaywrightSuite = {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly PlaywrightSpec[];
};

/** The part of the output of Playwright's JSON reporter that is read. */
export type PlaywrightReport = {
  readonly suites: readonly PlaywrightSuite[];
  readonly errors?: readonly { readonly message?: string; readonly stack?: string }[];
};

/** Counts the tests of a Playwright report. Each error outside a test counts as one failed test. */
export function readPlaywrightReport(report: PlaywrightReport): Outcome {
  const count = new RunnerCount();
  for (const spec of report.suites.flatMap(collectSpecs)) {
    for (const { projectName, status, annotations = [], results } of spec.tests) {
      if (annotations.some(({ description }) => description === unchangedReason)) continue;
      const name = `${spec.file}:${spec.line} ${spec.title}${projectName ? ` [${projectName}]` : ''}`;
      count.time(
        name,
        results.reduce((sum, { duration = 0 }) => sum + duration, 0),
      );
      const messages = results.flatMap(({ errors = [] }) => errors.map(({ message = '' }) => message));
      if (status === 'expected') count.pass();
      else if (status === 'skipped') count.skip(name);
      else count.fail(name, messages);
    }
  }
  // Only the stack shows which test such an error belongs to.
  for (const { message, stack } of report.errors ?? [])
    count.fail('outside a test', [stack ?? message ?? '']);
  return count.outcome();
}

function collectSpecs(suite: PlaywrightSuite): PlaywrightSpec[] {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(collectSpecs)];
}
