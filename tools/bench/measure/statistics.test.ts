import { expect, test } from 'vitest';
import { median, medianOfEach, round } from './statistics';

test.each([
  [[], null],
  [[7], 7],
  [[3, 1, 2], 2],
  [[10, 9, 1, 100], 9.5],
  [[2, 10, 1], 2],
])('the median of %j is %j', (values, expected) => {
  expect(median(values)).toBe(expected);
});

test('each key has a median of its own', () => {
  const medians = medianOfEach([
    { performance: 99, lcp: 1200 },
    { performance: 100, lcp: 900 },
    { performance: 90, lcp: 1000 },
  ]);
  expect(medians).toEqual({ performance: 99, lcp: 1000 });
});

test.each([
  [1.25, 1, 1.3],
  [12.4, 0, 12],
])('%d rounded to %d decimal places is %d', (value, digits, expected) => {
  expect(round(value, digits)).toBe(expected);
});
