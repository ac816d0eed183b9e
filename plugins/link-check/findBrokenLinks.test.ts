import { describe, expect, it } from 'vitest';
import { fakeBuild } from './fakeBuild';
import { findBrokenLinks } from './findBrokenLinks';
import { toTargetKey } from './resolveLink';

const site = { origin: 'https://docs.example', baseUrl: '/', otherBaseUrls: ['/', '/fr/'] };
const there = {
  'docs/type/index.html': '<h2 id="casts">x</h2><h2 id="定">x</h2>',
  'old.html': '<h2 id=a>x</h2>',
  'img/i.svg': '<svg><symbol id="x"/></svg>',
  'paper.pdf': '',
};

const cases: [string, string[]][] = [
  ['/docs/type', []],
  ['/docs/type/', []],
  ['/docs/type/index.html', []],
  ['/docs/type#casts', []],
  ['/docs/type/index.html#casts', []],
  ['/docs/type#%E5%AE%9A', []],
  ['/docs/type#top', []],
  ['/docs/type#castz', ['fragment docs/type#castz']],
  ['/docs', ['page docs#']],
  ['/docs/nope#casts', ['page docs/nope#casts']],
  ['/docs/Type', ['page docs/Type#']],
  ['nope.md', ['page nope.md#']],
  ['/old', []],
  ['/old.html#a', []],
  ['/old#b', ['fragment old#b']],
  ['#here', []],
  ['#there', ['fragment #there']],
  ['/img/i.svg#x', []],
  ['/img/i.svg#y', ['fragment img/i.svg#y']],
  ['/img/nope.svg', ['page img/nope.svg#']],
  ['/paper.pdf#page=2', []],
  ['/fr/nope', []],
  ['https://elsewhere.example/nope', []],
];

describe('findBrokenLinks', () => {
  it.each(cases)('says of %s: %j', (link, expected) => {
    const build = fakeBuild({ ...there, 'index.html': `<i id=here></i><a href="${link}">x</a>` });
    expect(findBrokenLinks(build, site).map((found) => `${found.missing} ${toTargetKey(found)}`)).toEqual(
      expected,
    );
  });

  it('names a target once, with all pages that link to it in whatever way', () => {
    const build = fakeBuild({
      'index.html': '<a href="nope">x</a><a href="/nope/">x</a><a href="/nope?x">x</a>',
      'a/index.html': '<a href="/nope">x</a>',
    });
    const found = findBrokenLinks(build, site);
    expect(found.map(({ pages }) => pages.map(({ address }) => address))).toEqual([['/', '/a']]);
  });
});
