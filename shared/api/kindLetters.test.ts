import { expect, test } from 'vitest';
import { kindLetter } from './kindLetters';

test.each([
  ['function', 'f'],
  ['staticMethod', 'f'],
  ['enum', 'E'],
  ['data', '='],
  ['property', '='],
])('%s has %s', (kind, letter) => {
  expect(kindLetter(kind)).toBe(letter);
});
