import { describe, expect, it } from 'vitest';
import { formatStars, isStars } from './formatStars';

describe('formatStars', () => {
  it.each([
    [23412, '23.4 k'],
    [20000, '20.0 k'],
    [949, '0.9 k'],
    [0, '0.0 k'],
    [undefined, '20.0k'],
    ['23412', '20.0k'],
    [NaN, '20.0k'],
    [-1, '20.0k'],
    [null, '20.0k'],
    [1e300, '20.0k'],
  ])('%s becomes %s', (count, text) => {
    expect(formatStars(count)).toBe(text);
  });
});

describe('isStars', () => {
  it.each([
    ['23.4 k', true],
    ['20.0k', true],
    ['<b>1</b>', false],
    ['1e+297 k', false],
    ['', false],
    [null, false],
  ])('%s: %s', (text, expected) => {
    expect(isStars(text)).toBe(expected);
  });
});
