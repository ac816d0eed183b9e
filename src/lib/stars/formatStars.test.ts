import { describe, expect, it } from 'vitest';
import { formatStars } from './formatStars';

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
  ])('%s becomes %s', (count, text) => {
    expect(formatStars(count)).toBe(text);
  });
});
