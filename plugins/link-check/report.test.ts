import { describe, expect, it } from 'vitest';
import { describeFindings } from './describeFindings';
import { fakeBuild } from './fakeBuild';
import { findBrokenLinks } from './findBrokenLinks';
import { locateLinks } from './locateLinks';

const site = { origin: 'https://docs.example', baseUrl: '/', otherBaseUrls: ['/'] };
const sources = {
  'docs/field/index.html': 'docs/basic/field.md',
  'docs/type/index.html': 'docs/type-system/type.md',
  'blog/news/index.html': 'blog/news/index.md',
};
const otherPages = {
  'docs/type/index.html': '<h2 id=casts>x</h2><h2 id=border>x</h2>',
  'blog/news/index.html': '',
  'blog/index.html': '',
  'img/icons.svg': '<svg><symbol id="menu"/></svg>',
};

/** Reports on a page of docs/basic/field.md, for a build and its sources. */
function report(pages: Record<string, string>, texts: Record<string, string>): string[] {
  const build = fakeBuild({ 'docs/field/index.html': '', ...otherPages, ...pages }, sources);
  const found = findBrokenLinks(build, site);
  const findings = locateLinks(found, {
    site,
    pages: build.pages,
    texts: new Map(Object.entries(texts)),
    lists: [],
  });
  return describeFindings(findings, build);
}

const onField = (html: string, text: string) =>
  report({ 'docs/field/index.html': html }, { 'docs/basic/field.md': `---\n---\n\n${text}\n` });

const written: [string, string, string, string][] = [
  [
    'an address',
    '<a href=/docs/nope>',
    '[x](/docs/nope)',
    'link to /docs/nope: there is no such page. Fix: did you mean /docs/type?',
  ],
  [
    'an address without a guess',
    '<a href=/quantised>',
    '[x](/quantised)',
    'link to /quantised: there is no such page. Fix: correct the address, or remove the link.',
  ],
  [
    'a heading of another file',
    '<a href=/docs/type#castz>',
    '[x](../type-system/type.md#castz)',
    'link to ../type-system/type.md#castz: the page has no such heading. Fix: did you mean #casts?',
  ],
  [
    'a heading without a guess',
    '<a href=/docs/type#something>',
    '[x](../type-system/type.md#something)',
    'link to ../type-system/type.md#something: the page has no such heading. Fix: it has #casts, #border.',
  ],
  [
    'a heading of a page without any',
    '<a href="#nope">',
    '[x](#nope)',
    'link to #nope: the page has no such heading. Fix: remove the part after #.',
  ],
  [
    'a file',
    '<a href=/docs/type-system/quantised.md>',
    '[x](./type-system/quantised.md)',
    'link to ./type-system/quantised.md: there is no such file. Fix: correct the address, or remove the link.',
  ],
  [
    'a file with a guess',
    '<a href=/docs/tipe.md>',
    '[x](./tipe.md)',
    'link to ./tipe.md: there is no such file. Fix: did you mean ../type-system/type.md?',
  ],
  [
    'a file of another plugin',
    '<a href=/blog/news/index.md>',
    '[x](../../blog/news/index.md)',
    'link to ../../blog/news/index.md: it is a page of another list. Fix: link to its path, /blog/news.',
  ],
  [
    'a picture',
    '<img src=/img/icon.svg>',
    '<img src="/img/icon.svg" alt="">',
    'link to /img/icon.svg: there is no such file. Fix: did you mean /img/icons.svg?',
  ],
  [
    'a part of a picture',
    '<use href=/img/icons.svg#menus>',
    '<use href="/img/icons.svg#menus">',
    'link to /img/icons.svg#menus: the picture has no such part. Fix: did you mean #menu?',
  ],
];

describe('the report', () => {
  it.each(written)('names file, line and fix for %s', (_name, html, text, expected) => {
    expect(onField(html, text)).toEqual([`docs/basic/field.md:4: ${expected}`]);
  });

  it('names every line that has the link, but no sample in a code fence', () => {
    const sample = '````md\n[x](/nope)\n```\n[x](/nope)\n```\n````';
    const listed = '- item\n\n  ~~~\n  [x](/nope)\n  ~~~';
    const text = ['[x](/nope)', sample, '[y](/nope)', listed, '[z](/nope)'].join('\n');
    const lines = onField('<a href=/nope>', text);
    expect(lines.map((line) => line.split(': ')[0])).toEqual([
      'docs/basic/field.md:4',
      'docs/basic/field.md:11',
      'docs/basic/field.md:17',
    ]);
  });

  it('names a word in the file if no link is found there', () => {
    expect(onField('<a href=/nope>', '<Card page="/nope" />')[0]).toMatch(
      /^docs\/basic\/field\.md:4: link to \/nope: /,
    );
  });

  it('names a menu once, with the pages that have it, and the text of a page apart', () => {
    const pages = {
      'index.html': '<a href=/nope>',
      'docs/field/index.html': '<a href=/nope>',
      'docs/type/index.html': '<a href=/nope>',
    };
    const menu = { 'config/navbar.ts': "\n{ to: '/nope' }" };
    expect(report(pages, menu)[0]).toMatch(
      /^config\/navbar\.ts:2: link to \/nope \(on \/docs\/field and 2 more\): /,
    );
    const starts = report(pages, { ...menu, 'docs/basic/field.md': '[x](/nope)' }).map(
      (line) => line.split(' (')[0],
    );
    expect(starts[0]).toMatch(/^docs\/basic\/field\.md:1: link to \/nope: /);
    expect(starts[1]).toBe('config/navbar.ts:2: link to /nope');
  });

  it('omits lists that repeat the link of a post', () => {
    const pages = { 'blog/news/index.html': '<a href=/nope>', 'blog/index.html': '<a href=/nope>' };
    const lines = report(pages, { 'blog/news/index.md': '[x](/nope)' });
    expect(lines.map((line) => line.split(': ')[0])).toEqual(['blog/news/index.md:1']);
  });

  it('blames no file for a link that the pages of several files have and none of them holds', () => {
    const pages = { 'docs/field/index.html': '<a href=/nope>', 'docs/type/index.html': '<a href=/nope>' };
    expect(report(pages, {})).toEqual([
      'page /docs/field and 1 more: link to /nope (a component or plugin generates it): there is no such page. Fix: correct the address, or remove the link.',
    ]);
  });

  it('names a missing symbol once, with the pages that draw it', () => {
    const svg = '<svg><symbol id=i-copies /></svg><svg><use href="#i-copy"/></svg>';
    expect(report({ 'docs/field/index.html': svg, 'docs/type/index.html': svg }, {})).toEqual([
      'page /docs/field and 1 more: symbol #i-copy: the page has no such symbol. Fix: did you mean #i-copies?',
    ]);
    expect(report({ 'docs/field/index.html': '<svg><use href="#i-copy"/></svg>' }, {})).toEqual([
      'page /docs/field: symbol #i-copy: the page has no such symbol. Fix: add it to the sprite, or correct the name of the icon.',
    ]);
  });

  it('names the page when no file has the link', () => {
    expect(onField('<a href=/nope>', '')[0]).toMatch(
      /^docs\/basic\/field\.md:1: link to \/nope \(on \/docs\/field, but not written there: a component or plugin generates it\): /,
    );
    expect(report({ 'blog/index.html': '<a href=/nope>' }, {})[0]).toMatch(
      /^page \/blog: link to \/nope \(a component/,
    );
  });
});
