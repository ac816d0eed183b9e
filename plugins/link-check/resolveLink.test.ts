import { describe, expect, it } from 'vitest';
import { foldersOfOtherLocales, resolveLink, type SiteAddress } from './resolveLink';

const origin = 'https://docs.example';
const en: SiteAddress = { origin, baseUrl: '/', otherBaseUrls: ['/', '/fr/', '/zh/'] };
const fr: SiteAddress = { origin, baseUrl: '/fr/', otherBaseUrls: ['/', '/fr/', '/zh/'] };
const below: SiteAddress = { origin, baseUrl: '/sub/', otherBaseUrls: ['/sub/', '/sub/fr/'] };

const cases: [SiteAddress, string, string, string | null][] = [
  [en, '/docs/field', '/', 'docs/field#'],
  [en, '/docs/field/', '/', 'docs/field#'],
  [en, '/', '/docs/field', '#'],
  [en, '/docs/field?tab=1#read', '/', 'docs/field#read'],
  [en, '#read', '/docs/field', 'docs/field#read'],
  [en, '#', '/docs/field', 'docs/field#'],
  [en, '#:~:text=cells', '/docs/field', 'docs/field#'],
  [en, '#read:~:text=cells', '/docs/field', 'docs/field#read'],
  [en, 'type', '/docs/field', 'docs/type#'],
  [en, '../blog', '/docs/field', 'blog#'],
  [en, '/docs/%E5%AD%97#%E5%AE%9A', '/', 'docs/字#定'],
  [en, '/docs/100%#50%', '/', 'docs/100%#50%'],
  [en, 'https://docs.example/docs/field', '/', 'docs/field#'],
  [en, 'https://elsewhere.example/docs/field', '/', null],
  [en, '//elsewhere.example/docs', '/', null],
  [en, 'mailto:a@docs.example', '/', null],
  [en, 'data:image/png;base64,AA==', '/', null],
  [en, 'javascript:void 0', '/', null],
  [en, 'https://', '/', null],
  [en, '/fr/docs/field', '/', null],
  [en, '/fr', '/', null],
  [en, '/french', '/', 'french#'],
  [fr, '/fr/docs/field', '/fr/', 'docs/field#'],
  [fr, '/fr', '/fr/', '#'],
  [fr, '/docs/field', '/fr/', null],
  [fr, '/zh/docs/field', '/fr/', null],
  [below, '/sub/docs/field', '/sub/', 'docs/field#'],
  [below, '/docs/field', '/sub/', null],
  [below, '/sub/fr/docs', '/sub/', null],
];

describe('resolveLink', () => {
  it.each(cases)('below %j turns %s on %s into %s', (site, link, page, expected) => {
    const target = resolveLink(link, page, site);
    expect(target && `${target.path}#${target.fragment ?? ''}`).toBe(expected);
  });
});

describe('foldersOfOtherLocales', () => {
  it.each([
    [en, ['fr/', 'zh/']],
    [fr, []],
    [below, ['fr/']],
    // A single locale is built: Docusaurus then sets the same base URL for all locales.
    [{ origin, baseUrl: '/', otherBaseUrls: ['/', '/'] }, []],
  ])('of %j are %j', (site, expected) => {
    expect(foldersOfOtherLocales(site)).toEqual(expected);
  });
});
