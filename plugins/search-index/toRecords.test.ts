import { describe, expect, it } from 'vitest';
import { coreFormat, type SearchCore } from '../../shared/search-format/searchCore';
import { toRecords } from './toRecords';

const core: SearchCore = {
  format: coreFormat,
  locale: 'fr-FR',
  baseUrl: '/fr-FR/',
  versions: [
    ['develop', 'master'],
    ['v1.6.0', ''],
  ],
  pages: [
    [0, 'docs/field', 'Champs', 'données', 100],
    [2, 'blog/a', 'Article', '', 100],
  ],
  units: [
    [0, '', '', 1, 3, 'Un champ contient des nombres.', 5],
    [0, 'déclarer', 'Déclarer', 2, 1, '', 2],
    [1, '', '', 1, 3, 'Bonjour.', 1],
  ],
  symbols: [[1, 'field', ['lang.field'], 'f']],
  removed: [['AOS', 1, 1]],
  words: 'w.json',
  synonyms: [],
  subjects: [],
  shards: [],
  packs: [],
  revision: 'r',
};

const summaries = ['Un champ contient des nombres.', '', 'Bonjour.'];

describe('toRecords', () => {
  const { records, removed, ...rest } = toRecords(core, summaries, 'https://site.example');

  it('names schema and language', () => {
    expect(rest).toEqual({ schemaVersion: 1, locale: 'fr-FR' });
  });

  it('gives the start of a page in the current version', () => {
    expect(records[0]).toEqual({
      url: 'https://site.example/fr-FR/docs/field',
      section: 'docs',
      versions: ['develop', 'v1.6.0'],
      title: 'Champs',
      level: 1,
      summary: 'Un champ contient des nombres.',
      tags: 'données',
    });
  });

  it('gives a section in the version that has it, with its names', () => {
    expect(records[1]).toMatchObject({
      url: 'https://site.example/fr-FR/docs/master/field#d%C3%A9clarer',
      versions: ['develop'],
      heading: 'Déclarer',
      level: 2,
      symbols: [{ name: 'field', otherNames: ['lang.field'] }],
    });
    expect(records[1]).not.toHaveProperty('summary');
  });

  it('gives a post without versions', () => {
    expect(records[2]).toEqual({
      url: 'https://site.example/fr-FR/blog/a',
      section: 'blog',
      title: 'Article',
      level: 1,
      summary: 'Bonjour.',
    });
  });

  it('gives removed names', () => {
    const url = 'https://site.example/fr-FR/docs/master/field#d%C3%A9clarer';
    expect(removed).toEqual([{ name: 'AOS', url, versions: ['develop'] }]);
  });
});
