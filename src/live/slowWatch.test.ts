import { expect, it } from 'vitest';
import { createSlowWatch } from './slowWatch';

const feed = (times: readonly number[]): boolean[] => times.map(createSlowWatch());

it('says once that frames are too long', () => {
  const said = feed(Array.from({ length: 30 }, () => 51));
  expect(said.filter(Boolean)).toHaveLength(1);
  expect(said.indexOf(true)).toBe(11);
});

it('ignores the first frames, and single long ones', () => {
  expect(
    feed([900, 900, 900, ...Array.from({ length: 20 }, (_, k) => (k % 3 === 0 ? 400 : 10))]),
  ).not.toContain(true);
});

it('accepts frames of exactly the limit', () => {
  expect(feed(Array.from({ length: 20 }, () => 50))).not.toContain(true);
});
