import { expect, it } from 'vitest';
import shortenVersion from './shortenVersion.mjs';

it.each([
  [
    'leaves out the descriptions of pages',
    { version: { label: '1', docs: { a: { id: 'a', title: 'A', description: 'B', sidebar: 'docs' } } } },
    { version: { label: '1', docs: { a: { id: 'a', title: 'A', sidebar: 'docs' } } } },
  ],
  ['keeps other data', { version: 'a', description: 'B' }, { version: 'a', description: 'B' }],
  ['keeps what is no object', null, null],
])('%s', (_what, data, expected) => {
  expect(JSON.parse(shortenVersion(JSON.stringify(data)))).toEqual(expected);
});
