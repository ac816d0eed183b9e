import { describe, expect, it } from 'vitest';
import { inlineFiles } from './inlineFiles';

const sheet = { address: '/fr/assets/css/styles.1a.css', content: 'p{margin:0}' };
const script = { address: '/fr/assets/boot.1a.js', content: 'run("$&")' };
const page = (link: string): string =>
  `<head><script src=/fr/assets/boot.1a.js data-app="/a.js /b.js"></script>${link}</head>`;

describe('inlineFiles', () => {
  it.each([
    '<link rel=stylesheet href=/fr/assets/css/styles.1a.css>',
    '<link rel="stylesheet" href="/fr/assets/css/styles.1a.css" />',
  ])('replaces %s, and the address of the script', (link) => {
    expect(inlineFiles(page(link), { sheet, script })).toBe(
      '<head><script data-app="/a.js /b.js">run("$&")</script><style>p{margin:0}</style></head>',
    );
  });

  it.each([
    '',
    '<link rel=preload href=/fr/assets/css/styles.1a.css>',
    '<link rel=stylesheet href=/fr/assets/css/styles.1a.css.map>',
  ])('refuses a page with "%s" for its sheet', (link) => {
    expect(() => inlineFiles(page(link), { sheet, script })).toThrow(
      'names /fr/assets/css/styles.1a.css 0 times',
    );
  });

  it.each([
    [{ sheet: { ...sheet, content: 'a{content:"</style>"}' }, script }, '</style'],
    [{ sheet, script: { ...script, content: 'a = "</script>"' } }, '</script'],
    [{ sheet, script: { ...script, content: 'a = "<!--"' } }, '<!--'],
  ])('refuses a content that would end its element', (files, end) => {
    const link = '<link rel=stylesheet href=/fr/assets/css/styles.1a.css>';
    expect(() => inlineFiles(page(link), files)).toThrow(`contains ${end}, which would end`);
  });
});
