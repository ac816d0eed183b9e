import { expect, it } from 'vitest';
import { isDrawn, SHARE } from './draw';

const names = Array.from({ length: 5_000 }, (_, index) => `docs/${index}.md`);
const drawn = (seed: number) => names.filter((name) => isDrawn(seed, name));

it('draws two percent', () => {
  // Four standard deviations around the mean, for each of these seeds.
  const deviation = Math.sqrt(names.length * SHARE * (1 - SHARE));
  for (const seed of [0, 1, 12_345]) {
    expect(Math.abs(drawn(seed).length - names.length * SHARE)).toBeLessThan(4 * deviation);
  }
});

it('draws the same with the same seed only', () => {
  expect(drawn(7)).toEqual(drawn(7));
  expect(drawn(7)).not.toEqual(drawn(8));
});
