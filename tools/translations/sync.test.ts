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
  const site = { locales: ['fr-FR'], lists };
  const withMissing = { ...synced, 'src/pages/tgc01.md': 'Text.' };

  it('counts, and names what is missing', () => {
    expect(reportTranslations(projectOf(withMissing), site)).toEqual([
      'fr-FR:',
      '  pages: 1 fresh, 0 stale, 1 missing, of 2',
      '    missing  src/pages/tgc01.md',
    ]);
  });

  it('names the sections of a stale page, and another order', () => {
    const parts = english.split('\n\n');
    const moved = [parts[0], parts[3], parts[4]?.trimEnd(), parts[1], 'Here and now.', ''].join('\n\n');
    expect(reportTranslations(projectOf({ ...synced, [source]: moved }), site).slice(1)).toEqual([
      '  pages: 0 fresh, 1 stale, 0 missing, of 1',
      `    stale    ${file}: talk (changed)`,
      `    order    ${file}: the source has its sections in another order`,
    ]);
  });
});
