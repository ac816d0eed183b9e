import { describe, expect, it } from 'vitest';
import { editDistance } from './editDistance';
import { correctWord, matchWords, rateWord } from './matchWords';

describe('rateWord', () => {
  it.each([
    ['en', 'kernel', 'kernels'],
    ['en', 'compile', 'compiling'],
    ['en', 'compiled', 'compilation'],
    ['en', 'matrix', 'matrices'],
    ['en', 'index', 'indices'],
    ['en', 'visualise', 'visualization'],
    ['en', 'colour', 'color'],
    ['en', 'quantised', 'quantized'],
    ['en', 'programming', 'program'],
    ['en', 'copies', 'copy'],
    ['fr-FR', 'noyaux', 'noyau'],
    ['fr-FR', 'champs', 'champ'],
    ['fr-FR', 'creuse', 'creux'],
    ['fr-FR', 'traduire', 'traduire'],
    ['fr-FR', 'kernels', 'kernel'],
  ])('%s: %s and %s are forms of one word', (locale, a, b) => {
    expect(rateWord(a, b, locale)).toBeGreaterThan(0.8);
    expect(rateWord(b, a, locale)).toBeGreaterThan(0.8);
  });

  it('counts the start of a word the more, the longer it is', () => {
    expect(rateWord('ker', 'kernel', 'en')).toBeLessThan(rateWord('kerne', 'kernel', 'en'));
    expect(rateWord('ern', 'kernel', 'en')).toBe(0);
  });
});

it('matchWords looks through a sorted list', () => {
  const sorted = ['kept', 'kernel', 'kernels', 'kerning', 'layout'];
  expect([...matchWords('kernel', sorted, 'en').keys()]).toEqual(['kernel', 'kernels']);
  expect([...matchWords('ker', sorted, 'en').keys()]).toEqual(['kernel', 'kernels', 'kerning']);
  expect(matchWords('zz', sorted, 'en').size).toBe(0);
});

describe('correctWord', () => {
  const known = [['field', 'vector', 'tensor', 'static'], ['differentiable']];

  it.each([
    ['feild', ['field']],
    ['vetcor', ['vector']],
    ['diferentiabel', ['differentiable']],
    ['xyz', []],
    ['banana', []],
    ['f32x', []],
  ])('%s: %j', (word, words) => {
    expect(correctWord(word, known)).toEqual(words);
  });
});

it.each([
  ['', '', 0],
  ['a', '', 1],
  ['ab', 'ba', 1],
  ['kernal', 'kernel', 1],
  ['kernel', 'colonel', 3],
])('editDistance of %j and %j', (a, b, distance) => {
  expect(editDistance(a, b, 2)).toBe(distance);
});
