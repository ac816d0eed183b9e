import { describe, expect, test } from 'vitest';
import { readPlaywrightReport, readVitestReport } from './reports';

describe('readVitestReport', () => {
  const test1 = (status, failureMessages = []) => ({ fullName: `a ${status} test`, status, failureMessages });

  test('counts each test and tells what failed and what was left out', () => {
    const outcome = readVitestReport({
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          assertionResults: [
            test1('passed'),
            test1('passed'),
            test1('failed', ['expected 1 to be 2\n    at run (/site/node_modules/vitest/a.js:1:2)']),
            test1('todo'),
          ],
        },
        { name: 'b.test.ts', status: 'passed', assertionResults: [test1('skipped')] },
      ],
    });
    expect(outcome).toEqual({
      passed: 2,
      failed: 1,
      skipped: 2,
      details: [
        'failed: a.test.ts: a failed test',
        '  expected 1 to be 2',
        'skipped: a.test.ts: a todo test',
        'skipped: b.test.ts: a skipped test',
      ].join('\n'),
    });
  });

  test('counts a file that does not load as one failure', () => {
    const file = { name: 'c.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] };
    const outcome = readVitestReport({ testResults: [file] });
    expect(outcome).toMatchObject({ passed: 0, failed: 1 });
    expect(outcome.details).toBe('failed: c.test.ts\n  Cannot find module');
  });
});

describe('readPlaywrightReport', () => {
  const spec = (title, status, message) => ({
    title,
    file: 'home.spec.ts',
    line: 7,
    tests: [{ projectName: 'chromium', status, results: [{ errors: message ? [{ message }] : [] }] }],
  });

  test('counts the tests of nested suites', () => {
    const outcome = readPlaywrightReport({
      suites: [
        {
          specs: [spec('loads', 'expected')],
          suites: [{ specs: [spec('links', 'unexpected', '\u001b[31mno link\u001b[0m')] }],
        },
        { specs: [spec('prints', 'skipped'), spec('searches', 'flaky')] },
      ],
      errors: [],
    });
    expect(outcome).toEqual({
      passed: 2,
      failed: 1,
      skipped: 1,
      details: [
        'failed: home.spec.ts:7 links [chromium]',
        '  no link',
        'skipped: home.spec.ts:7 prints [chromium]',
        'flaky, passed when repeated: home.spec.ts:7 searches [chromium]',
      ].join('\n'),
    });
  });

  test('counts an error outside the tests', () => {
    const outcome = readPlaywrightReport({ suites: [], errors: [{ message: 'the server did not start' }] });
    expect(outcome).toMatchObject({ passed: 0, failed: 1 });
  });
});
