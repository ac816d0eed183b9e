import { expect, it } from 'vitest';
import { packCore, unpackCore } from './packCore';
import { coreFormat, parseSearchCore, type SearchCore } from './searchCore';

const core: SearchCore = {
  format: coreFormat,
  locale: 'en',
  baseUrl: '/',
  versions: [['v1', '']],
  pages: [
    [0, 'docs/a', 'A', 'tag', 100],
    [0, 'docs/b', 'B', '', 60],
  ],
  units: [
    [0, '', '', 1, 1, 'First.', 3],
    [1, '', '', 1, 1, '', 4],
    [1, 'x', 'X', 2, 1, '', 5],
    [1, 'taichi.f', '', 3, 1, '', 5],
    [1, 'ti_launch', '', 3, 1, '', 5],
  ],
  symbols: [
    [1, 'field', ['f'], 'f'],
    [2, 'kernel', [], 'd'],
    [3, 'Long.f', ['f'], 'm'],
    [4, 'ti_launch', [], 'f'],
  ],
  removed: [['var', 1, 1]],
  words: 'frequent-0.json',
  synonyms: [['array', ['field']]],
  subjects: [['x', [2]]],
  shards: ['a'],
  packs: [0, 2],
  revision: 'abc',
};

const stored = (): Record<string, unknown> =>
  JSON.parse(JSON.stringify(packCore(core))) as Record<string, unknown>;

it('restores what it stores', () => {
  expect(unpackCore(stored())).toEqual(core);
});

it('stores rising numbers as steps, and tables by column', () => {
  const { units, packs, synonyms } = stored();
  expect(units).toHaveLength(7);
  expect((units as unknown[][])[0]).toEqual([0, 1, 0, 0, 0]);
  expect(packs).toEqual([0, 2]);
  expect(synonyms).toEqual([['array'], [['field']]]);
});

it('stores the anchor of a symbol as one of its names', () => {
  expect((stored().units as unknown[][])[1]).toEqual(['', '', 'x', 1, -1]);
});

it('reports units as damaged when an anchor does not belong to its symbol', () => {
  const packed = stored();
  (packed.units as unknown[][])[1] = ['', '', 'x', 7, -1];
  expect(() => parseSearchCore(packed)).toThrow('"units"');
});

it('restores empty tables', () => {
  expect(unpackCore(packCore({ ...core, symbols: [], removed: [] }))).toMatchObject({
    symbols: [],
    removed: [],
  });
});

it.each([
  ['a missing column', (units: unknown[][]) => units.slice(1)],
  ['a short column', (units: unknown[][]) => [...units.slice(0, 6), [1]]],
])('leaves no table with %s', (_, damage) => {
  const packed = stored();
  expect(unpackCore({ ...packed, units: damage(packed.units as unknown[][]) }).units).toBeUndefined();
});
