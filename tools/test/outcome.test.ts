import { describe, expect, test } from 'vitest';
import {
  failure,
  formatTally,
  outcomeOfCommand,
  sumTallies,
  withRunnerResult,
  type Outcome,
} from './outcome';

const outcome = (passed: number, failed = 0, skipped = 0): Outcome => ({
  passed,
  failed,
  skipped,
  details: '',
});

test.each([
  [outcome(12, 0), '12 passed, 0 failed'],
  [outcome(12, 3, 1), '12 passed, 3 failed, 1 skipped'],
])('formatTally %#', (counts, line) => {
  expect(formatTally(counts)).toBe(line);
});

test('sumTallies adds up', () => {
  expect(sumTallies([outcome(1, 2, 3), failure('x')])).toEqual({ passed: 1, failed: 3, skipped: 3 });
});

describe('outcomeOfCommand', () => {
  test.each([
    ['success', { code: 0, output: 'fine' }, { passed: 1, failed: 0, details: '' }],
    ['failure', { code: 2, output: 'a.ts: wrong' }, { passed: 0, failed: 1, details: 'a.ts: wrong' }],
    ['a silent failure', { code: 2, output: '' }, { passed: 0, failed: 1, details: 'exit code 2' }],
  ])('converts %s', (_, result, expected) => {
    expect(outcomeOfCommand(result)).toMatchObject(expected);
  });
});

describe('withRunnerResult', () => {
  test.each([
    ['keeps a good tally', outcome(3), { code: 0, output: '' }, { passed: 3, failed: 0 }],
    [
      'does not count a reported failure twice',
      outcome(3, 1),
      { code: 1, output: 'x' },
      { passed: 3, failed: 1 },
    ],
    [
      'counts a failure that no test reported',
      outcome(3),
      { code: 1, output: 'x' },
      { failed: 1, details: 'x' },
    ],
    ['counts a run without tests as failed', outcome(0), { code: 0, output: '' }, { failed: 1 }],
  ])('%s', (_, counts, result, expected) => {
    expect(withRunnerResult(counts, result)).toMatchObject(expected);
  });
});
