import { describe, expect, it } from 'vitest';
import { editDistance } from './editDistance';

describe('editDistance', () => {
  it.each([
    ['', '', 0],
    ['field', 'field', 0],
    ['feild', 'field', 2],
    ['slg', 'slug', 1],
    ['', 'slug', 4],
    ['kitten', 'sitting', 3],
  ])('%s and %s: %i', (a, b, distance) => {
    expect(editDistance(a, b)).toBe(distance);
    expect(editDistance(b, a)).toBe(distance);
  });
});
