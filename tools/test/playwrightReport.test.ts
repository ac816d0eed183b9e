import { describe, expect, test } from 'vitest';
import { readPlaywrightReport } from './playwrightReport';

const spec = (title: string, status: string, message?: string) => ({
  title,
  file: 'home.spec.ts',
  line: 7,
  tests: [
    {
      projectName: 'chromium',
      status,
      results: [{ duration: 300, errors: message ? [{ message }] : [] }],
    },
  ],
});

describe('readPlaywrightReport', () => {
  test('counts the tests of nested suites; a flaky test has failed', () => {
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
    expect(outcome).toMatchObject({
      passed: 1,
      failed: 2,
      skipped: 1,
      details: [
        'failed: home.spec.ts:7 links [chromium]',
        '  no link',
        'skipped: home.spec.ts:7 prints [chromium]',
        'failed: home.spec.ts:7 searches [chromium]',
        '  ',
      ].join('\n'),
    });
    expect(outcome.tests?.[0]).toEqual({ name: 'home.spec.ts:7 loads [chromium]', milliseconds: 300 });
  });

  test('counts an error outside the tests', () => {
    const outcome = readPlaywrightReport({ suites: [], errors: [{ message: 'the server did not start' }] });
    expect(outcome).toMatchObject({ passed: 0, failed: 1 });
  });
});
