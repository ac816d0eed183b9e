import { expect, it } from 'vitest';
import { placeNumbers } from './writeFields';

it('puts components and elements where the layout has them', () => {
  const words = new Float32Array(8);
  const place = { root: 0, offset: 1, stride: 3, comps: 2, step: 2, shape: [2], dtype: 'f32' as const };
  placeNumbers(words, place, Float32Array.of(1, 2, 3, 4));
  expect([...words]).toEqual([0, 1, 0, 2, 3, 0, 4, 0]);
});
