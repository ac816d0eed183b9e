import { expect, test } from 'vitest';
import { countParameters, foldsDetails } from './foldsDetails';

const withParameters = (count: number, rest: object = {}) => ({
  signature: { parameters: Array.from({ length: count }, () => ({ text: ['Something.'] })) },
  ...rest,
});

test.each([
  ['nothing', {}, false],
  ['three rows', withParameters(2, { returns: { text: [] } }), false],
  ['four rows', withParameters(2, { returns: { text: [] }, raises: [{}] }), true],
  ['an example', withParameters(1, { example: {} }), true],
])('%s: %s', (_name, member, expected) => {
  expect(foldsDetails(member)).toBe(expected);
});

test('a parameter without a description is not a row', () => {
  expect(countParameters({ signature: { parameters: [{ text: [] }, { text: ['Something.'] }] } })).toBe(1);
});
