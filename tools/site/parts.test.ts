import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashSource, mergeParts, writePartRecord } from './parts';

let root = '';
const at = (name: string): string => path.join(root, name);

/** Writes a part with these files and returns its folder. */
function part(name: string, locale: string, files: Readonly<Record<string, string>>, source = 'a'): string {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(at(name), file)), { recursive: true });
    writeFileSync(path.join(at(name), file), text);
  }
  writePartRecord(at(name), { format: 1, locale, source });
  return at(name);
}

const english = () => part('one', 'en', { 'index.html': 'en', 'docs/field/index.html': 'field' });
const french = (source?: string) => part('two', 'fr-FR', { 'fr-FR/index.html': 'fr' }, source);
const merge = (folders: readonly string[]) => mergeParts(folders, at('site'), ['en', 'fr-FR']);

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'parts-'));
});
afterEach(() => rmSync(root, { recursive: true }));

describe('mergeParts', () => {
  it('joins the files of all parts, in any order, in place of what was there', () => {
    for (const folders of [
      [english(), french()],
      [french(), english()],
    ]) {
      mkdirSync(at('site'), { recursive: true });
      writeFileSync(at('site/old.html'), '');
      merge(folders);
      const files = readdirSync(at('site'), { recursive: true, encoding: 'utf8' }).sort();
      expect(files).toEqual([
        'docs',
        'docs/field',
        'docs/field/index.html',
        'fr-FR',
        'fr-FR/index.html',
        'index.html',
      ]);
      expect(readFileSync(at('site/fr-FR/index.html'), 'utf8')).toBe('fr');
    }
  });

  it.each([
    ['a language is missing', () => [english()], 'the part of fr-FR is missing'],
    [
      'a language occurs twice',
      () => [english(), french(), part('three', 'en', { 'index.html': 'en' })],
      'the part of en occurs 2 times',
    ],
    [
      'parts are of different commits',
      () => [english(), french('b')],
      'was built from another commit or with other settings than',
    ],
    [
      'the site has no such language',
      () => [english(), french(), part('three', 'de', { 'de/index.html': '' })],
      'the site has no language de',
    ],
    [
      'two parts have the same file',
      () => [english(), part('two', 'fr-FR', { 'index.html': 'fr' })],
      'both have index.html',
    ],
    ['a folder is no part', () => [at('nowhere'), french()], 'Fix: npm run build:part -- LOCALE'],
    [
      'a folder is the site itself',
      () => [part('site', 'en', {}), french()],
      'is the folder that the site is written to',
    ],
  ])('refuses when %s, and leaves the site alone', (_what, folders, message) => {
    mkdirSync(at('site'), { recursive: true });
    writeFileSync(at('site/kept.html'), '');
    expect(() => merge(folders())).toThrow(message);
    expect(existsSync(at('site/kept.html'))).toBe(true);
  });
});

describe('hashSource', () => {
  it('depends on the commit and on each setting, not on settings that are empty', () => {
    const hash = hashSource('1a2b', { BASE_URL: '/docs/' });
    expect(hashSource('1a2b', { BASE_URL: '/docs/', WECHAT_URL: '', BUNDLES: undefined })).toBe(hash);
    expect(hashSource('1a2c', { BASE_URL: '/docs/' })).not.toBe(hash);
    expect(hashSource('1a2b', { BASE_URL: '/' })).not.toBe(hash);
  });
});
