// cspell:ignore ecrire
import { describe, expect, it } from 'vitest';
import { openProject } from '../../plugins/translated-content/openProject';
import { fakeLists } from '../../shared/translations/fakeProject';
import { parseLock } from '../../shared/translations/lock';
import { diffTranslation, formatChanges } from './diff';
import { reportTranslations } from './report';
import { syncTranslations } from './sync';

const name = 'docusaurus-plugin-content-pages/community.md';
const file = `i18n/fr-FR/${name}`;
const source = 'src/pages/community.md';
const lockFile = 'i18n/fr-FR/translations.lock.json';
const english = '---\ntitle: Community\n---\n\n## Talk {#talk}\n\nHere.\n\n## Write {#write}\n\nThere.\n';
const french = english
  .replace('Community', 'Communauté')
  .replace('Talk', 'Parler')
  .replace('Write', 'Écrire');
const { hash } = openProject('.');

const projectOf = (files: Record<string, string>) => ({
  list: (folder: string) =>
    Object.keys(files).filter((one) => one.startsWith(`${folder}/`) && one.endsWith('.md')),
  read: (one: string) => files[one] ?? null,
  hash,
});

const start = { [source]: english, [file]: french };
const synced: Record<string, string> = { ...start, ...syncTranslations(projectOf(start), [file]).written };

describe('sync', () => {
  it('records each section of the source', () => {
    const recorded = parseLock(lockFile, synced[lockFile] ?? null)[name];
    expect(Object.keys(recorded ?? {})).toEqual(['_title', 'talk', 'write']);
    expect(recorded?.talk).toBe(hash('## Talk {#talk}\n\nHere.'));
  });

  it('changes nothing the second time, nor after a change of the translation', () => {
    expect(syncTranslations(projectOf(synced), [file]).written).toEqual({});
    const edited = { ...synced, [file]: french.replace('Here', 'Ici') };
    expect(syncTranslations(projectOf(edited), [file]).written).toEqual({});
  });

  it('takes a folder', () => {
    expect(syncTranslations(projectOf(start), ['i18n/fr-FR/']).recorded).toEqual([file]);
  });

  it('can record one section alone', () => {
    const changed = { ...synced, [source]: english.replace('Here', 'HERE').replace('There', 'THERE') };
    const { written, problems } = syncTranslations(projectOf(changed), [`${file}#talk`]);
    expect(problems).toEqual([]);
    const recorded = parseLock(lockFile, written[lockFile] ?? null)[name];
    expect(recorded?.talk).toBe(hash('## Talk {#talk}\n\nHERE.'));
    expect(recorded?.write).toBe(hash('## Write {#write}\n\nThere.'));
  });

  it('takes the entry of a deleted file out', () => {
    const { [file]: _deleted, ...rest } = synced;
    expect(syncTranslations(projectOf(rest), [file]).written).toEqual({ [lockFile]: '{}\n' });
  });

  it('does not record a file that differs from its source', () => {
    const wrong = { ...start, [file]: french.replace('#write', '#ecrire') };
    const { written, recorded, problems } = syncTranslations(projectOf(wrong), [file]);
    expect(recorded).toEqual([]);
    expect(Object.keys(written)).toEqual([lockFile]);
    expect(problems.join('\n')).toMatch(/^i18n.*community\.md:9: .*\{#ecrire\}.*Fix: make it \{#write\}/);
  });

  it('refuses a file that is no translation', () => {
    expect(() => syncTranslations(projectOf(start), [source])).toThrow(/^src.*Fix: /);
  });
});

describe('sync of a stale section', () => {
  const stale = { ...synced, [source]: english.replace('There.', 'Over there.') };
  const committed = (one: string) => (one === file ? french : null);

  it('is refused while its translation is what it was', () => {
    const { problems, recorded } = syncTranslations(projectOf(stale), [file], { committed });
    expect(recorded).toEqual([]);
    expect(problems).toEqual([
      `${file}:9: the English text of #write has changed, its translation has not. Fix: translate the change (npm run translations -- diff ${file} shows it), or add --same if the translation still holds.`,
    ]);
  });

  it.each([
    ['a changed translation', { ...stale, [file]: french.replace('There.', 'Ici.') }, { committed }],
    ['--same', stale, { committed, maySame: true }],
    ['a file that is new in Git', stale, {}],
    ['another section alone', stale, { committed }, '#talk'],
  ])('is recorded with %s', (_what, files, options, section = '') => {
    const { problems, recorded } = syncTranslations(projectOf(files), [`${file}${section}`], options);
    expect(problems).toEqual([]);
    expect(recorded).toHaveLength(1);
  });
});

describe('sync of a partial translation', () => {
  it('records the sections that are there', () => {
    const part = { ...start, [file]: '## Écrire {#write}\n\nLà.\n' };
    const { written, problems } = syncTranslations(projectOf(part), [file]);
    expect(problems).toEqual([]);
    expect(parseLock(lockFile, written[lockFile] ?? null)[name]).toEqual({
      write: hash('## Write {#write}\n\nThere.'),
    });
  });
});

describe('sync of a section that another version borrows', () => {
  const place = (version: string) => `docusaurus-plugin-content-docs/${version}/field.md`;
  const own = `i18n/fr-FR/${place('version-v1.6.0')}`;
  const lent = {
    'versioned_docs/version-v1.6.0/field.md': english,
    'versioned_docs/version-v1.5.0/field.md': english,
    [own]: french,
  };
  const recorded: Record<string, string> = { ...lent, ...syncTranslations(projectOf(lent), [own]).written };
  const edited = {
    ...recorded,
    'versioned_docs/version-v1.6.0/field.md': english.replace('There.', 'Over there.'),
    [own]: french.replace('There.', 'Là-bas.'),
  };

  it('leaves the older text with the borrower', () => {
    const committed = (one: string) => recorded[one] ?? null;
    const { written, notes } = syncTranslations(projectOf(edited), [own], { committed });
    const kept = `i18n/fr-FR/${place('version-v1.5.0')}`;
    expect(written[kept]).toBe('## Écrire {#write}\n\nThere.\n');
    expect(parseLock(lockFile, written[lockFile] ?? null)[place('version-v1.5.0')]).toEqual({
      write: hash('## Write {#write}\n\nThere.'),
    });
    expect(notes).toEqual([`${kept}: keeps the older text of #write, which ${own} lent`]);
  });

  it('reports a text that is lost', () => {
    const { written, notes } = syncTranslations(projectOf(edited), [own]);
    expect(Object.keys(written)).toEqual([lockFile]);
    expect(notes).toEqual([
      `versioned_docs/version-v1.5.0/field.md: #write is in English again: the text that ${own} lent is not in the last commit`,
    ]);
  });
});

describe('diff', () => {
  const changed = {
    ...synced,
    [source]: `${english.replace('Here.', 'Here and now.')}\n## New {#new}\n\nText.\n`,
  };

  it('shows what changed since, with the text of that time', () => {
    expect(diffTranslation(projectOf(changed), file, () => ['other', english])).toEqual([
      `${source}:5: talk (changed)`,
      '  ## Talk {#talk}',
      '  ',
      '- Here.',
      '+ Here and now.',
      `${source}:13: new (added)`,
      '+ ## New {#new}',
      '+ ',
      '+ Text.',
    ]);
  });

  it('says so when the old text is lost', () => {
    const lines = diffTranslation(projectOf(changed), file, () => []);
    expect(lines.slice(0, 3)).toEqual([
      `${source}:5: talk (changed)`,
      '  the text that was translated is not in the history of Git; this is the present one:',
      '  ## Talk {#talk}',
    ]);
  });

  it('says that nothing changed', () => {
    expect(diffTranslation(projectOf(synced), file, () => [])).toEqual([
      `${file}: the source has not changed since it was translated`,
    ]);
  });

  it.each([
    ['a changed and an added line', 'a\nb\nc', 'a\nx\nc\nd', ['  a', '- b', '+ x', '  c', '+ d']],
    ['a removed text', 'a', '', ['- a']],
    ['an added text', '', 'a', ['+ a']],
  ])('shows %s', (_what, before, after, lines) => {
    expect(formatChanges(before, after)).toEqual(lines);
  });

  it('leaves out lines that are far from a change', () => {
    const same = ['1', '2', '3', '4', '5'];
    const around = ['  3', '  4', '  5', '+ new', '  1', '  2', '  3'];
    const before = [...same, ...same].join('\n');
    expect(formatChanges(before, [...same, 'new', ...same].join('\n'))).toEqual(['  …', ...around, '  …']);
    const twice = formatChanges(
      [...same, ...same, ...same].join('\n'),
      ['new', ...same, ...same, ...same, 'new'].join('\n'),
    );
    expect(twice).toEqual(['+ new', '  1', '  2', '  3', '  …', '  3', '  4', '  5', '+ new']);
  });
});

describe('report', () => {
  const lists = fakeLists.filter(({ kind }) => kind === 'pages');
  const missingTexts = () => [
    { name: 'python/a.yaml', texts: [{ path: ['a'], english: 'A field.' }], words: 2, total: 3 },
    { name: 'sections.yaml', texts: [], words: 0, total: 1 },
  ];
  const site = { locales: ['fr-FR'], lists, missingTexts };
  const withMissing = { ...synced, 'src/pages/tgc01.md': 'Text of a page.' };

  it('lists what is missing with its words, and the sums', () => {
    expect(reportTranslations(projectOf(withMissing), site)).toEqual([
      'fr-FR:',
      '  missing       4 words  src/pages/tgc01.md',
      '  texts         2 words  i18n/fr-FR/api-descriptions/python/a.yaml: 1 texts',
      '  pages: 1 of 2 pages, 4 words left',
      '  API descriptions: 1 texts, 2 words left',
      '  sum: 1 of 2 pages, 6 words left, sections that versions share counted once',
    ]);
  });

  it('names the sections of a stale page first, and another order', () => {
    const parts = english.split('\n\n');
    const moved = [parts[0], parts[3], parts[4]?.trimEnd(), parts[1], 'Here and now.', ''].join('\n\n');
    expect(reportTranslations(projectOf({ ...withMissing, [source]: moved }), site).slice(1, 4)).toEqual([
      `  stale         4 words  ${source}, in ${file}: talk (changed)`,
      `  order                  ${file}: the source has its sections in another order`,
      '  missing       4 words  src/pages/tgc01.md',
    ]);
  });
});
