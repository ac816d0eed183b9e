import { describe, expect, it } from 'vitest';
import { readHit, readMarked } from './readHit';
import { matchEnd, matchStart, type DocSearchHit } from './searchResponse';

const marked = (text: string) => text.replaceAll('<', matchStart).replaceAll('>', matchEnd);

describe('readMarked', () => {
  it.each([
    ['', []],
    ['plain', [['plain', false]]],
    [
      'a <b> c',
      [
        ['a ', false],
        ['b', true],
        [' c', false],
      ],
    ],
    [
      '<a><b>',
      [
        ['a', true],
        ['b', true],
      ],
    ],
    ['<open', [['open', true]]],
    ['no start>', [['no start>', false]]],
  ])('reads %j', (text, parts) => {
    const read = readMarked(marked(text)).map((part) => [part.text.replaceAll(matchEnd, '>'), part.isMatch]);
    expect(read).toEqual(parts);
  });
});

describe('readHit', () => {
  const hit: DocSearchHit = {
    objectID: '1',
    url: '/fr/api/taichi/#taichi.field',
    url_without_anchor: '/fr/api/taichi/',
    anchor: 'taichi.field',
    type: 'lvl2',
    content: 'Makes a field.',
    hierarchy: {
      lvl0: 'api',
      lvl1: 'taichi',
      lvl2: 'ti.field',
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    lang: 'fr-FR',
    version: null,
    _highlightResult: { hierarchy: {} },
    _snippetResult: {},
  };

  it('shows plain texts where nothing is marked', () => {
    expect(readHit(hit, '/fr/')).toMatchObject({
      section: 'api',
      title: [{ text: 'taichi' }],
      heading: [{ text: 'ti.field' }],
      excerpt: [{ text: 'Makes a field.' }],
    });
  });

  it.each([
    ['https://docs.example/fr/docs/a?x=1#b', '/fr/docs/a#b', 'docs'],
    ['//evil.example/docs/a', '/docs/a', 'pages'],
    ['/fr/', '/fr/', 'pages'],
    ['/fr/blog', '/fr/blog', 'blog'],
  ])('leads from %s to %s', (url, path, section) => {
    expect(readHit({ ...hit, url }, '/fr/')).toMatchObject({ url: path, section });
  });

  it.each(['javascript:alert(1)', 'data:text/html,x'])('makes a harmless path of %s', (url) => {
    expect(readHit({ ...hit, url }, '/').url).toMatch(/^\/[^/]/);
  });
});
