import { stripVTControlCharacters } from 'node:util';

export type Outcome = {
  passed: number;
  failed: number;
  skipped: number;
  /** What failed and where, empty when nothing did. */
  details: string;
  /** The step printed the details itself, as they came. */
  isPrinted?: boolean;
};

/**
 * Takes the JSON of vitest's json reporter; gives its counts. A file that does not load counts as one failed test.
 */
export function readVitestReport(report: {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[];
  }[];
}): Outcome {
  const count = startCount();
  for (const file of report.testResults) {
    for (const test of file.assertionResults) {
      if (test.status === 'passed') count.pass();
      else if (test.status === 'failed')
        count.fail(`${file.name}: ${test.fullName}`, test.failureMessages ?? []);
      else count.skip(`${file.name}: ${test.fullName}`);
    }
    const hasFailedTest = file.assertionResults.some((test) => test.status === 'failed');
    if (file.status === 'failed' && !hasFailedTest)
      count.fail(file.name, [file.message ?? 'the file did not load']);
  }
  return count.outcome();
}

export type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs?: PlaywrightSpec[];
};

export type PlaywrightSpec = {
  title: string;
  file: string;
  line: number;
  tests: { projectName?: string; status: string; results: { errors?: { message?: string }[] }[] }[];
};

/**
 * Takes the JSON of Playwright's json reporter; gives its counts. Errors outside tests count as one failed test each; a test
 * that passed only when repeated counts as passed and is named.
 */
export function readPlaywrightReport(report: {
  suites: PlaywrightSuite[];
  errors?: { message?: string; stack?: string }[];
}): Outcome {
  const count = startCount();
  for (const spec of report.suites.flatMap(collectSpecs)) {
    for (const test of spec.tests) {
      const name = `${spec.file}:${spec.line} ${spec.title}${test.projectName ? ` [${test.projectName}]` : ''}`;
      const messages = test.results
        .flatMap((result) => result.errors ?? [])
        .map((error) => error.message ?? '');
      if (test.status === 'expected') count.pass();
      else if (test.status === 'flaky') count.pass(`flaky, passed when repeated: ${name}`);
      else if (test.status === 'skipped') count.skip(name);
      else count.fail(name, messages);
    }
  }
  // Only the stack tells which test such an error belongs to.
  for (const { message, stack } of report.errors ?? [])
    count.fail('outside a test', [stack ?? message ?? '']);
  return count.outcome();
}

function collectSpecs(suite: PlaywrightSuite): PlaywrightSpec[] {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(collectSpecs)];
}

function startCount() {
  let passed = 0;
  let failed = 0;
  let skipped = 0;
  const notes: string[] = [];
  return {
    pass(note: string) {
      passed += 1;
      if (note) notes.push(note);
    },
    skip(name: string) {
      skipped += 1;
      notes.push(`skipped: ${name}`);
    },
    fail(name: string, messages: string[]) {
      failed += 1;
      const text = stripVTControlCharacters(messages.join('\n')).trimEnd();
      // The frames inside the test runner say nothing about the failure.
      const lines = text.split('\n').filter((line) => !/^\s*at .*[\\/]node_modules[\\/]/.test(line));
      notes.push([`failed: ${name}`, ...lines.slice(0, 30).map((line) => `  ${line}`)].join('\n'));
    },
    outcome: (): Outcome => ({ passed, failed, skipped, details: notes.join('\n') }),
  };
}
