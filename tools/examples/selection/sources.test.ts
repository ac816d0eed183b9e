import { describe, expect, it } from 'vitest';
import { createPage, fenced } from '../testing/createPage';
import { listRuns } from './runs';
import { describeSources, findSources, isDrawable, type Sources } from './sources';

const python = { TAICHI_PYTHON_V1_5_0: '/a', TAICHI_PYTHON_TORCH_V1_5_0: '/b' };
const place = { cache: '/nowhere', env: python, compiler: { identity: 'g++ 14' } };

describe('findSources', () => {
  it.each([
    [0, null],
    [1, 'v1.6.0'],
    [5, 'master'],
  ])('with seed %i adds %s, whose turn it is, to what exists', (seed, turn) => {
    expect(findSources(seed, place)).toEqual({
      existing: ['v1.5.0'],
      turn,
      extras: { torch: ['v1.5.0'], mesh: [], packages: [] },
      compiler: true,
    });
  });

  it('leaves out C++ without a compiler', () => {
    expect(findSources(0, { ...place, compiler: { missing: 'g++' } }).compiler).toBe(false);
  });
});

describe('isDrawable', () => {
  const extras = { torch: ['v1.6.0'], mesh: ['v1.6.0'], packages: ['v1.6.0'] };
  const all: Sources = { existing: ['v1.6.0'], turn: null, extras, compiler: true };
  it.each<[string, string, Partial<Sources>, boolean]>([
    ['an environment that exists', 'python', {}, true],
    ['an environment whose turn it is', 'python', { existing: [], turn: 'v1.6.0' }, true],
    ['no environment', 'python', { existing: ['master'], turn: 'v1.5.0' }, false],
    ['PyTorch', 'python torch', {}, true],
    ['no PyTorch', 'python torch', { extras: { ...extras, torch: [] } }, false],
    ['packages', 'python needs="jax"', {}, true],
    ['the patcher', 'python needs="meshtaichi-patcher"', {}, true],
    ['no patcher', 'python needs="meshtaichi-patcher"', { extras: { ...extras, mesh: [] } }, false],
    ['no packages', 'python needs="jax"', { extras: { ...extras, packages: ['master'] } }, false],
    ['a compiler', 'cpp', {}, true],
    ['no compiler', 'cpp', { compiler: false }, false],
  ])('decides with %s', (_, words, more, expected) => {
    const page = createPage(fenced(words, 'a'));
    const [run] = listRuns(page).runs;
    expect(run && isDrawable({ ...all, ...more }, page, run)).toBe(expected);
  });
});

const all = ['v1.5.0', 'v1.6.0', 'master'];

it.each<[string, Partial<Sources>]>([
  ['v1.5.0, v1.6.0 and master (installed)', {}],
  [
    'v1.5.0 (installed) and master (its turn), but without PyTorch on master and C++ (not installed)',
    {
      existing: ['v1.5.0'],
      turn: 'master',
      extras: { torch: ['v1.5.0'], mesh: all, packages: all },
      compiler: false,
    },
  ],
  [
    'v1.6.0 (its turn), but without PyTorch on v1.6.0 (not installed)',
    { existing: [], turn: 'v1.6.0', extras: { torch: [], mesh: all, packages: all } },
  ],
])('describes that the sample comes from %s', (expected, more) => {
  const sources: Sources = {
    existing: all,
    turn: null,
    extras: { torch: all, mesh: all, packages: all },
    compiler: true,
    ...more,
  };
  expect(describeSources(sources, 7)).toBe(`The sample comes from ${expected}; --seed 7 repeats it`);
});
