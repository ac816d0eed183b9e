import { describe, expect, it } from 'vitest';
import {
  addFavorite,
  addFollowed,
  addQuery,
  addRecent,
  noSavedHits,
  readSavedHits,
  removeSaved,
  type SavedHit,
} from './savedHits';
import type { HitView } from './readHit';

const hit = (url: string): SavedHit => ({ url, section: 'docs', title: url, heading: '' });
const urls = (list: readonly SavedHit[]) => list.map(({ url }) => url).join(' ');

describe('saved hits', () => {
  it('keeps the newest seven, each once', () => {
    const followed = ['/1', '/2', '/3', '/4', '/5', '/6', '/7', '/8', '/5'];
    const saved = followed.reduce((all, url) => addRecent(all, hit(url)), noSavedHits);
    expect(urls(saved.recent)).toBe('/5 /8 /7 /6 /4 /3 /2');
  });

  it('moves a hit to the favorites, where it stays', () => {
    const kept = addFavorite(addRecent(addRecent(noSavedHits, hit('/1')), hit('/2')), hit('/1'));
    const saved = addRecent(kept, hit('/1'));
    expect([urls(saved.recent), urls(saved.favorites)]).toEqual(['/2', '/1']);
    expect(removeSaved(removeSaved(saved, '/1'), '/2')).toEqual(noSavedHits);
  });

  it('keeps the newest five queries, each once, without blanks around them', () => {
    const asked = ['a', 'b', ' c ', 'd', 'e', 'f', 'b', '  '];
    expect(asked.reduce(addQuery, noSavedHits).queries).toEqual(['b', 'f', 'e', 'd', 'c']);
  });

  it('adds a followed section of a hit under its own address, and the query', () => {
    const marked = (text: string) => [{ text, isMatch: true }];
    const view: HitView = {
      key: '/docs/field',
      url: '/docs/field',
      section: 'docs',
      version: null,
      title: marked('Fields'),
      heading: null,
      excerpt: [],
      kind: null,
      signature: null,
      poster: null,
      sections: [],
      replaces: null,
    };
    const page = addFollowed(noSavedHits, { url: '/docs/field', hit: view }, 'fields');
    const section = { url: '/docs/field#declare', hit: view, section: marked('Declare a field') };
    const saved = addFollowed(page, section, 'declare');
    expect(saved.queries).toEqual(['declare', 'fields']);
    expect(saved.recent.map(({ url, title, heading }) => [url, title, heading])).toEqual([
      ['/docs/field#declare', 'Fields', 'Declare a field'],
      ['/docs/field', 'Fields', ''],
    ]);
  });

  it('reads what it wrote', () => {
    const saved = addQuery(addFavorite(addRecent(noSavedHits, hit('/1')), hit('/2')), 'waves');
    expect(readSavedHits(JSON.stringify(saved))).toEqual(saved);
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['no object', '7'],
    ['no lists', '{"recent":{},"favorites":"x"}'],
    ['links to another host', JSON.stringify({ recent: [hit('//evil.example'), hit('/\\evil')] })],
    ['a script', JSON.stringify({ favorites: [hit('javascript:alert(1)')] })],
    ['an unknown section', JSON.stringify({ recent: [{ ...hit('/1'), section: 'x' }] })],
  ])('takes nothing from %s', (_name, text) => {
    expect(readSavedHits(text)).toEqual(noSavedHits);
  });
});
