import { describe, expect, it } from 'vitest';
import { hashSections } from './compareSections';
import { fakeLists as lists, fakePage, fakeProject } from './fakeProject';
import { findProblems } from './findProblems';
import { formatLock } from './lock';
import { readSections } from './readSections';

const folder = 'docusaurus-plugin-content-docs/current';
const file = `i18n/fr-FR/${folder}/field.md`;
const lockFile = 'i18n/fr-FR/translations.lock.json';
const code = '```python\nx = 1  # one\n```';
const english = fakePage('field', 'Hello.', '## One {#one}', code, '#### Deep {#deep}', '## Two {#two}');
const french = fakePage(
  'champ',
  'Bonjour.',
  '## Un {#one}',
  code,
  '#### Fond {#deep}',
  '## Deux {#two}',
).replace('/champ', '/field');
const lockOf = (source: string) =>
  formatLock({ [`${folder}/field.md`]: hashSections(readSections(source), fakeProject({}).hash) });
const good = {
  'docs/field.md': english,
  [file]: french,
  [lockFile]: lockOf(english),
  'i18n/fr-FR/glossary.md': '# Terms',
};

/** Applies changes to the fixture's files; null deletes a file. */
const problemsWith = (plant: Record<string, string | null>) => {
  const files = Object.entries({ ...good, ...plant }).filter(
    (entry): entry is [string, string] => entry[1] !== null,
  );
  return findProblems('fr-FR', lists, fakeProject(Object.fromEntries(files)));
};

describe('findProblems', () => {
  it('finds nothing in a translation that follows its source', () => {
    expect(problemsWith({})).toEqual([]);
  });

  it.each([
    [
      'a source that is gone',
      { 'docs/field.md': null },
      `${file}:1: its source docs/field.md is gone. Fix: move it`,
    ],
    [
      'a file without an entry',
      { [lockFile]: null },
      `${file}:1: the lock file does not say what it was translated from. Fix: run npm run translations -- sync ${file}.`,
    ],
    ['an entry without a file', { [file]: null }, `${lockFile}:2: ${file} does not exist. Fix: run`],
    [
      'a changed heading id',
      { [file]: french.replace('{#two}', '{#deux}') },
      `${file}:17: the heading {#deux} is not one that the source had. Fix: make it {#two}, as in docs/field.md:17.`,
    ],
    [
      'a heading id that follows the translated text',
      { [file]: french.replace(' {#two}', '') },
      `${file}:17: the heading {#deux} is not one`,
    ],
    [
      'a changed id of a deeper heading',
      { [file]: french.replace('{#deep}', '{#fond}') },
      `${file}:15: the heading id fond differs from the source. Fix: make it {#deep}.`,
    ],
    [
      'a missing section',
      { [file]: french.replace('## Deux {#two}\n', '') },
      `${file}:1: the heading {#two} is missing. Fix: translate it from docs/field.md:17`,
    ],
    [
      'changed code',
      { [file]: french.replace('x = 1', 'x = 2') },
      `${file}:12: the code differs from the source in more than comments. Fix: write "x = 1  # one", as in docs/field.md:9.`,
    ],
    [
      'another level of a heading',
      { [file]: french.replace('## Deux', '### Deux') },
      `${file}:17: the heading {#two} has level 3, its source 2. Fix: begin it with ##`,
    ],
    [
      'another level of a deeper heading',
      { [file]: french.replace('#### Fond', '##### Fond') },
      `${file}:15: the heading {#deep} has level 5, its source 4. Fix: begin it with ####`,
    ],
    [
      'an address of its own',
      { [file]: french.replace('/field', '/champ') },
      `${file}:4: slug differs from the source. Fix: write slug: /field.`,
    ],
    [
      'an unknown key',
      { [file]: french.replace('slug:', 'titel: a\nslug:') },
      `${file}:4: the source has no titel. Fix: take it out.`,
    ],
    [
      'a section that was never recorded',
      { [lockFile]: lockOf(english.replace('## Two {#two}\n', '')) },
      `${file}:17: the heading {#two} is not one that the source had. Fix: take it out, or run`,
    ],
    [
      'a lent section whose code follows another version',
      {
        'docs/field.md': english.replace('x = 1', 'x = 2'),
        [file]: french.replace('x = 1', 'x = 2'),
        'versioned_docs/version-v1.6.0/field.md': english,
      },
      `${file}:9: the heading {#one} is lent to versioned_docs/version-v1.6.0/field.md:9, whose code or headings differ. Fix: run npm run translations -- sync ${file}#one.`,
    ],
    [
      'a folder that nothing reads',
      { [`i18n/fr-FR/docusaurus-plugin-content-docs/version-v0.1/a.md`]: 'A' },
      'version-v0.1/a.md:1: no version and no list has this folder. Fix: ',
    ],
  ])('finds %s', (_what, plant, expected) => {
    const [problem, ...others] = problemsWith(plant);
    expect(problem).toContain(expected);
    expect(others).toEqual([]);
  });

  it('accepts a file with some of the sections, and without front matter that is not translated', () => {
    const plant = {
      [file]: '---\ntitle: champ\n---\n\n## Deux {#two}\n',
      [lockFile]: formatLock({
        [`${folder}/field.md`]: { _title: '000000000000', two: fakeProject({}).hash('## Two {#two}') },
      }),
    };
    expect(problemsWith(plant)).toEqual([]);
  });

  it('lets the source go on: its changed and new sections are not compared', () => {
    const source = english.replace('x = 1', 'x = 2').replace('#deep', '#deeper');
    expect(problemsWith({ 'docs/field.md': `${source}\n## Three {#three}\n` })).toEqual([]);
    expect(problemsWith({ 'docs/field.md': english.replace('## Two {#two}', '') })).toEqual([]);
  });

  it('understands sections in another order', () => {
    const source = fakePage('field', 'Hello.', '## Two {#two}', '## One {#one}', code, '#### Deep {#deep}');
    expect(problemsWith({ 'docs/field.md': source })).toEqual([]);
  });

  it('takes a translated comment', () => {
    expect(problemsWith({ [file]: french.replace('# one', '# un') })).toEqual([]);
  });
});
