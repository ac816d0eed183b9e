import { describe, expect, it } from 'vitest';
import { groupByLetter } from './groupByLetter';

const group = (labels: string[], locale = 'en') =>
  groupByLetter(
    labels.map((label) => ({ label })),
    locale,
  ).map(({ letter, tags }) => `${letter}: ${tags.map(({ label }) => label).join(', ')}`);

describe('groupByLetter', () => {
  it.each([
    ['nothing', [], []],
    ['letters and labels in order', ['tip', 'quant', 'Taichi'], ['Q: quant', 'T: Taichi, tip']],
    [
      'small and capital letters together',
      ['CFD', 'cookbook', 'C-API', 'CUDA'],
      ['C: C-API, CFD, cookbook, CUDA'],
    ],
    ['numbers by size', ['10 lines', '9 lines'], ['1: 10 lines', '9: 9 lines']],
  ])('puts %s', (_, labels, lines) => {
    expect(group(labels)).toEqual(lines);
  });

  it('takes a whole character where it needs two code units', () => {
    expect(group(['𝜋 day'])).toEqual(['𝜋: 𝜋 day']);
  });

  it('sorts by the rules of the locale', () => {
    expect(group(['zèbre', 'étude', 'eau'], 'fr-FR')).toEqual(['E: eau', 'É: étude', 'Z: zèbre']);
  });
});
