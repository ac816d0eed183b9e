import { describe, expect, it } from 'vitest';
import type { RecordState } from '../records';
import { findWay } from './findWay';

const kept = (home: string, state: RecordState = 'complete') => ({
  id: home,
  record: {
    set: {
      locale: 'x',
      version: 'v1',
      home,
      start: home,
      list: '/list',
      revision: 'a',
      count: 0,
      bytes: 0,
      download: 0,
    },
    state,
    files: [],
    leftover: [],
  },
});

describe('findWay', () => {
  it.each([
    [
      'the language of the page',
      [kept('/'), kept('/fr-FR/')],
      '/fr-FR/docs/field',
      '/fr-FR/offline?page=%2Ffr-FR%2Fdocs%2Ffield',
    ],
    ['the home page of a language', [kept('/'), kept('/fr-FR/')], '/fr-FR', '/fr-FR/offline?page=%2Ffr-FR'],
    ['another language', [kept('/')], '/fr-FR/blog', '/offline?page=%2Ffr-FR%2Fblog'],
    [
      'a language other than the default one',
      [kept('/fr-FR/')],
      '/docs/field',
      '/fr-FR/offline?page=%2Fdocs%2Ffield',
    ],
    ['an update that broke off', [kept('/', 'updating')], '/blog', '/offline?page=%2Fblog'],
    ['the page itself, when it cannot be read', [kept('/')], '/offline', null],
    ['a download that broke off', [kept('/', 'started')], '/blog', null],
    ['a damaged record', [{ id: 'en/v1', record: null }], '/blog', null],
    ['nothing kept', [], '/blog', null],
  ] as const)('%s', (_what, records, pathname, expected) => {
    expect(findWay(records, pathname)).toBe(expected);
  });
});
