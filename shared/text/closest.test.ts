import { describe, expect, it } from 'vitest';
import { closest } from './closest';

describe('closest', () => {
  it.each<[string, string[], number | undefined, string | null]>([
    ['feild', ['file', 'field', 'fields'], undefined, 'field'],
    ['field', ['field', 'fields'], undefined, 'field'],
    ['slg', ['slug', 'slag', 'slogan'], undefined, 'slag'],
    ['anything', ['x'], undefined, 'x'],
    ['kitten', ['sitting'], 3, 'sitting'],
    ['kitten', ['sitting'], 2, null],
    ['x', [], undefined, null],
  ])('of %s in %j within %s edits is %s', (name, candidates, limit, expected) => {
    expect(closest(name, candidates, limit)).toBe(expected);
    expect(closest(name, candidates.toReversed(), limit)).toBe(expected);
  });
});
