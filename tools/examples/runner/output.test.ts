import { describe, expect, it } from 'vitest';
import { firstDifference, printedLines } from './output';

describe('printedLines', () => {
  it('removes the banner, trailing spaces and empty lines at both ends', () => {
    const text = '[Taichi] version 1.6.0\n\n[Taichi] Starting on arch=x64\n1  \n\n2\n\n';
    expect(printedLines(text)).toEqual(['1', '', '2']);
  });
});

describe('firstDifference', () => {
  it.each([
    ['the same', 'a\n1', 'a\n1\n'],
    ['a float whose last digit differs', '0.33333334', '0.33333331'],
    ['floats in a list, with other spaces', '[1.  0.3333333]', '[1. 0.33333334]'],
    ['an exponent', '1.0e-08', '2.0e-08'],
  ])('passes %s', (_, shown, printed) => {
    expect(firstDifference(shown, printed)).toBeNull();
  });

  it.each([
    ['another whole number', 'a\n3', 'a\n4', { line: 2, shown: '3', printed: '4' }],
    ['a float that differs', 'x 0.3333', 'x 0.3343', { line: 1, shown: 'x 0.3333', printed: 'x 0.3343' }],
    ['a whole number for a float', '1.0', '1', { line: 1, shown: '1.0', printed: '1' }],
    ['another text around a float', 'x 0.5', 'y 0.5', { line: 1, shown: 'x 0.5', printed: 'y 0.5' }],
    ['an additional line', '1', '1\n2', { line: 2, shown: '(nothing)', printed: '2' }],
    ['a missing line', '1\n2', '1', { line: 2, shown: '2', printed: '(nothing)' }],
    ['nan for a float', '0.5', 'nan', { line: 1, shown: '0.5', printed: 'nan' }],
    ['another count of spaces without floats', 'a b', 'a  b', { line: 1, shown: 'a b', printed: 'a  b' }],
  ])('finds %s', (_, shown, printed, difference) => {
    expect(firstDifference(shown, printed)).toEqual(difference);
  });
});
