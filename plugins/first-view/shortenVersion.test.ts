import { expect, it } from 'vitest';
import shortenVersion from './shortenVersion.mjs';

it.each([
  [
    'leaves out the table of pages',
    { version: { label: '1', docs: { a: { id: 'a', title: 'A', description: 'B', sidebar: 'docs' } } } },
    { version: { label: '1', docs: {} } },
  ],
  [
    'leaves out of the menu that an entry is no secret',
    {
      version: {
        docs: {},
        docsSidebars: {
          docs: [
            { href: '/a', unlisted: false },
            { href: '/b', unlisted: true },
          ],
        },
      },
    },
    { version: { docs: {}, docsSidebars: { docs: [{ href: '/a' }, { href: '/b', unlisted: true }] } } },
  ],
  ['keeps other data', { version: 'a', description: 'B' }, { version: 'a', description: 'B' }],
  ['keeps what is no object', null, null],
])('%s', (_what, data, expected) => {
  expect(JSON.parse(shortenVersion(JSON.stringify(data)))).toEqual(expected);
});
