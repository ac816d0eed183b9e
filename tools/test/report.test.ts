import { describe, expect, test } from 'vitest';
import { formatMinutes, formatReport } from './report';
import type { Outcome } from './outcome';
import type { StepResult } from './schedule';

const result = (name: string, milliseconds: number, outcome: Partial<Outcome> = {}): StepResult => ({
  step: { name, cores: 1, limit: 1, run: () => Promise.reject(new Error('not run here')) },
  outcome: { passed: 1, failed: 0, skipped: 0, details: '', ...outcome },
  milliseconds,
});

test.each([
  [0, '0:00'],
  [59_600, '1:00'],
  [754_000, '12:34'],
])('formatMinutes %i', (milliseconds, text) => {
  expect(formatMinutes(milliseconds)).toBe(text);
});

describe('formatReport', () => {
  test('lists steps by time and ends with the tally', () => {
    expect(formatReport([result('types', 20_000), result('build', 150_000, { passed: 3 })], 151_000)).toEqual(
      [
        '',
        '  time  step   result',
        '  2:30  build  3 passed, 0 failed',
        '  0:20  types  1 passed, 0 failed',
        'Time: 2:31',
        '4 passed, 0 failed',
      ],
    );
  });

  test('repeats failures and names the slowest tests', () => {
    const tests = [
      { name: 'a', milliseconds: 100 },
      { name: 'b', milliseconds: 2500 },
    ];
    const lines = formatReport(
      [result('unit', 1000, { failed: 1, details: 'failed: b\n  why', tests })],
      1000,
    );
    expect(lines.slice(0, 5)).toEqual(['', 'Failed:', '  unit', '    failed: b', '      why']);
    expect(lines.filter((line) => / s {2}/.test(line))).toEqual(['   2.5 s  b', '   0.1 s  a']);
    expect(lines.at(-1)).toBe('1 passed, 1 failed');
  });
});
