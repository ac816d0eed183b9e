import { describe, expect, it } from 'vitest';
import { noFilter, passesFilter, toggle, type NameFilter } from './nameFilter';

const names = {
  sin: { letter: 'f', scope: 'both' },
  init: { letter: 'f', scope: 'python' },
  grouped: { letter: 'f', scope: 'kernel' },
  Field: { letter: 'C' },
  Tape: { letter: 'C', state: 'removed' },
} as const;

const shown = (change: Partial<NameFilter>) =>
  Object.entries(names)
    .filter(([, name]) => passesFilter(name, { ...noFilter, ...change }))
    .map(([name]) => name)
    .join(' ');

describe('passesFilter', () => {
  it.each([
    ['nothing', {}, 'sin init grouped Field Tape'],
    ['Python', { place: 'python' }, 'sin init'],
    ['kernels', { place: 'kernel' }, 'sin grouped'],
    ['both', { place: 'both' }, 'sin'],
    ['classes', { letters: ['C'] }, 'Field'],
    ['classes, and removed names', { letters: ['C'], hasRemoved: true }, 'Field Tape'],
    ['functions and classes in kernels', { letters: ['f', 'C'], place: 'kernel' }, 'sin grouped'],
  ] as const)('%s', (_name, change, expected) => {
    expect(shown(change)).toBe(expected);
  });
});

it('toggle adds and removes', () => {
  expect(toggle(['a'], 'b')).toEqual(['a', 'b']);
  expect(toggle(['a', 'b'], 'a')).toEqual(['b']);
});
