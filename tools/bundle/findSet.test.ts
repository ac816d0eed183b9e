import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findSet } from './findSet';
import { parseBundleArguments } from './parseBundleArguments';

let site = '';
const write = (file: string, value: unknown): void => {
  mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
  writeFileSync(path.join(site, file), JSON.stringify(value));
};
const set = (locale: string, home: string) => ({
  locale,
  version: 'v1',
  home,
  start: `${home}docs/`,
  list: `${home}assets/offline/v1.json`,
  revision: 'aa',
  count: 1,
  bytes: 1,
  download: 1,
});

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'find-set-'));
  write('assets/offline/index.json', { format: 1, sets: [set('fr-FR', '/sub/fr-FR/'), set('en', '/sub/')] });
  write('fr-FR/assets/offline/v1.json', {
    format: 1,
    revision: 'aa',
    files: [['/sub/fr-FR/docs/', 'bb', 1]],
  });
});
afterEach(() => rmSync(site, { recursive: true }));

it('finds the files of a set', () => {
  expect(findSet(site, 'v1', 'fr-FR')).toMatchObject({
    root: '/sub/',
    files: [['/sub/fr-FR/docs/', 'bb', 1]],
  });
});

it.each([
  ['v2', 'en', '--docs v2: the build has no such version. Fix: one of v1'],
  ['v1', 'de', '--locale de: the build has no such locale. Fix: one of fr-FR, en'],
])('refuses %s in %s', (version, locale, message) => {
  expect(() => findSet(site, version, locale)).toThrow(message);
});

it('says that there is no build', () => {
  expect(() => findSet(path.join(site, 'none'), 'v1', 'en')).toThrow('there is no build. Fix: npm run build');
});

it('refuses an index of another build', () => {
  write('assets/offline/index.json', { format: 99, sets: [] });
  expect(() => findSet(site, 'v1', 'en')).toThrow('it is of another build');
});

it.each([
  [['--docs', 'v1'], '--locale is missing'],
  [[], '--docs is missing'],
  [['--doc', 'v1'], "Unknown option '--doc'"],
])('the arguments %s are refused', (args, message) => {
  expect(() => parseBundleArguments(args)).toThrow(message);
});
