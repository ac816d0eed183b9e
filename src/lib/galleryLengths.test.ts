import { expect, it } from 'vitest';
import { lengthOf } from './galleryLengths';

it.each([
  [1, 'short'],
  [50, 'short'],
  [51, 'medium'],
  [80, 'medium'],
  [81, 'long'],
])('sorts %i lines as %s', (lines, length) => {
  expect(lengthOf(lines)).toBe(length);
});
