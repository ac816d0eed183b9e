import { describe, expect, it } from 'vitest';
import { composePage, formatOrigin, isOwnFile, locateLine, parseOrigin } from './composePage';
import { hashSections } from './compareSections';
import { fakeLists as lists, fakePage, fakeProject } from './fakeProject';
import { planPage } from './planPage';
import { readSections } from './readSections';

const page = 'field.md';
const release = `docusaurus-plugin-content-docs/version-v1.6.0/${page}`;
const lender = `i18n/fr-FR/${release}`;
const english = fakePage(
  'field',
  'Hello.',
  '## One {#one}',
  'Text.',
  '## Two',
  '#### Deep',
  'More  ',
  'text.',
);
const french = fakePage('champ', 'Bonjour.', '## Un {#one}', 'Texte.', '## Deux {#two}', 'Encore.');

function plan(source: string, own: Record<string, string> = {}) {
  const project = fakeProject({ [`docs/${page}`]: source, [lender]: french, ...own });
  const lock = { [release]: hashSections(readSections(english), project.hash) };
  const list = lists[0];
  if (!list) throw new Error('no list');
  const planned = planPage({ list, page }, { locale: 'fr-FR', lists, lock, project });
  return { planned, project, text: composePage(planned, project) };
}

describe('composePage', () => {
  it('joins lent and English sections, each below its place', () => {
    const { text } = plan(
      english.replace('More', 'Other').replace('slug: /field', 'slug: /field\nkeywords: [a]'),
    );
    expect(text).toBe(
      [
        '---\ntitle: champ\ndescription: About champ.\nslug: /field\nkeywords: [a]\n---',
        `<!-- section ${lender}:7 -->`,
        'Bonjour.',
        `<!-- section ${lender}:9 -->`,
        '## Un {#one}',
        'Texte.',
        '<!-- section docs/field.md:14 in English -->',
        '## Two {#two}',
        '#### Deep {#deep}',
        'Other  ',
        'text.',
        '',
      ]
        .join('\n\n')
        .replace('text.\n\n', 'text.\n'),
    );
  });

  it('keeps a title with a dollar sign, and an English one where none is lent', () => {
    const own = 'i18n/fr-FR/docusaurus-plugin-content-docs/current/field.md';
    expect(plan(english, { [own]: '---\ntitle: "$1 $& champ"\n---\n' }).text).toContain(
      '\ntitle: "$1 $& champ"\ndescription: About field.\n',
    );
    expect(plan(english.replace('title: field', 'title: other')).text).toMatch(/^---\ntitle: other\n/);
  });

  it('leaves a complete translation alone', () => {
    const own = 'i18n/fr-FR/docusaurus-plugin-content-docs/current/field.md';
    const isOwn = (files: Record<string, string>) => {
      const { planned, project } = plan(english, files);
      return isOwnFile(planned, project);
    };
    expect(isOwn({ [own]: french })).toBe(true);
    expect(isOwn({ [own]: french.replace('slug: /champ\n', '') })).toBe(false);
    expect(isOwn({})).toBe(false);
  });
});

describe('locateLine', () => {
  const { text } = plan(english.replace('More', 'Other'));
  const lineOf = (line: string) => text.split('\n').indexOf(line) + 1;

  it.each([
    ['## Un {#one}', lender, 9],
    ['Texte.', lender, 11],
    ['text.', 'docs/field.md', 19],
  ])('finds where %s is written', (line, file, at) => {
    expect(locateLine(text, lineOf(line))).toEqual({ file, line: at });
  });

  it('finds nothing in the front matter, and on other pages', () => {
    expect(locateLine(text, 2)).toBeNull();
    expect(locateLine(english, 9)).toBeNull();
  });

  it('reads back what it writes, and no other comment', () => {
    const origin = { file: 'docs/a b.md', line: 7, isEnglish: true };
    expect(parseOrigin(formatOrigin(origin))).toEqual(origin);
    expect(parseOrigin('<!-- truncate -->')).toBeNull();
  });
});
