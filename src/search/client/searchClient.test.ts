import { expect, it } from 'vitest';
import { failureOf, SearchIndexError } from './searchClient';

it.each([
  ['an error of the app', new SearchIndexError('damaged', ''), 'damaged'],
  [
    "an error of another script's class",
    Object.assign(new Error('half a file'), { reason: 'damaged' }),
    'damaged',
  ],
  ['a missing index', new SearchIndexError('missing', ''), 'missing'],
  ['any other error', new TypeError('x is not a function'), 'missing'],
])('%s', (_what, error, failure) => {
  expect(failureOf(error)).toBe(failure);
});
