import { describe, expect, test } from 'vitest';
import { readVitestReport } from './vitestReport';

const result = (status: string, failureMessages: string[] = []) => ({
  fullName: `a ${status} test`,
  status,
  duration: 5,
  failureMessages,
});

describe('readVitestReport', () => {
  test('counts each test and reports what failed and what was skipped', () => {
    const outcome = readVitestReport({
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          assertionResults: [
            result('passed'),
            result('passed'),
            result('failed', ['expected 1 to be 2\n    at run (/site/node_modules/vitest/a.js:1:2)']),
            result('todo'),
          ],
        },
        { name: 'b.test.ts', status: 'passed', assertionResults: [result('skipped')] },
      ],
    });
    expect(outcome).toMatchObject({
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
    expect(outcome.tests).toHaveLength(5);
    expect(outcome.tests?.[0]).toEqual({ name: 'a.test.ts: a passed test', milliseconds: 5 });
  });

  test('counts a file that does not load as one failure', () => {
    const file = { name: 'c.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] };
    const outcome = readVitestReport({ testResults: [file] });
    expect(outcome).toMatchObject({
      passed: 0,
      failed: 1,
      details: 'failed: c.test.ts\n  Cannot find module',
    });
  });
});
