import { expect, it } from 'vitest';
import { hashFiles } from './appHash';

const files = [
  { name: 'a.js', text: '1' },
  { name: 'b.js', text: '2' },
];

it('gives the same hash for the same files', () => {
  expect(hashFiles(files)).toMatch(/^[0-9a-f]{8}$/);
  expect(hashFiles([...files].reverse())).toBe(hashFiles(files));
});

it.each([
  ['text', [files[0], { name: 'b.js', text: '3' }]],
  ['name', [files[0], { name: 'c.js', text: '2' }]],
  ['number of files', [files[0]]],
])('gives another hash for another %s', (_what, others) => {
  expect(hashFiles(others.filter((file) => file !== undefined))).not.toBe(hashFiles(files));
});
