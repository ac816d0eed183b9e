import { describe, expect, it } from 'vitest';
import { idOf, isSitePath, plainPath, readIndex, readList } from './format';

const set = {
  locale: 'fr-FR',
  version: 'v1.6.0',
  home: '/fr-FR/',
  start: '/fr-FR/docs/',
  list: '/fr-FR/assets/offline/v1.6.0.json',
  revision: '1a2b',
  count: 2,
  bytes: 10,
  download: 5,
};
const list = { format: 1, revision: '1a2b', files: [['/docs/field', '00ff', 3]] };

describe('readIndex', () => {
  it('returns an index as it is', () => {
    expect(readIndex({ format: 1, sets: [set] })).toEqual({ format: 1, sets: [set] });
  });

  it.each([
    ['nothing', null],
    ['another format', { format: 2, sets: [set] }],
    ['no sets', { format: 1 }],
    ['a set without a revision', { format: 1, sets: [{ ...set, revision: '' }] }],
    ['a start on another site', { format: 1, sets: [{ ...set, start: '//other.example/' }] }],
    [
      'a bundle on another site',
      { format: 1, sets: [{ ...set, bundle: { path: 'https://other.example/', bytes: 1 } }] },
    ],
    ['a size that is no number', { format: 1, sets: [{ ...set, bytes: '10' }] }],
  ])('refuses %s', (_what, value) => {
    expect(readIndex(value)).toBeNull();
  });
});

describe('readList', () => {
  it('returns a list as it is', () => {
    expect(readList(list)).toEqual(list);
  });

  it.each([
    ['text', 'list'],
    ['a file without a hash', { ...list, files: [['/docs/field', '', 3]] }],
    ['a file of another site', { ...list, files: [['https://other.example/', '00ff', 3]] }],
    ['a negative size', { ...list, files: [['/docs/field', '00ff', -1]] }],
  ])('refuses %s', (_what, value) => {
    expect(readList(value)).toBeNull();
  });
});

it.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/docs/', '/docs'],
  ['/docs/field', '/docs/field'],
  ['/docs/field/', '/docs/field'],
  ['/docs/field/index.html', '/docs/field'],
  ['/assets/js/a.1a2b3c4d.js', '/assets/js/a.1a2b3c4d.js'],
])('plainPath of %s', (path, expected) => {
  expect(plainPath(path)).toBe(expected);
});

it.each([
  ['/docs', true],
  ['//other.example', false],
  ['/\\other.example', false],
  ['docs', false],
  [1, false],
])('isSitePath of %s', (value, expected) => {
  expect(isSitePath(value)).toBe(expected);
});

it('idOf names a set', () => {
  expect(idOf(set)).toBe('fr-FR/v1.6.0');
});
