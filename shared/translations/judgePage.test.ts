import { describe, expect, it } from 'vitest';
import { hashSections } from './compareSections';
import { fakeLists as lists, fakePage, fakeProject } from './fakeProject';
import { createJudge } from './judgePage';
import { formatLock, parseLock } from './lock';
import { readSections } from './readSections';

const page = 'basic/field.md';
const english = fakePage('field', 'Hello.', '## One {#one}');
const french = fakePage('champ', 'Bonjour.', '## Un {#one}');
const name = `docusaurus-plugin-content-docs/version-v1.6.0/${page}`;
const lock = formatLock({ [name]: hashSections(readSections(english), fakeProject({}).hash) });
const translated = {
  [`versioned_docs/version-v1.6.0/${page}`]: english,
  [`i18n/fr-FR/${name}`]: french,
  'i18n/fr-FR/translations.lock.json': lock,
};

function judge(version: string, files: Record<string, string>) {
  const list = lists.find((candidate) => candidate.name === version);
  if (!list) throw new Error(version);
  return createJudge('fr-FR', lists, fakeProject({ ...translated, ...files }))({ list, page });
}

describe('createJudge', () => {
  it('calls a page fresh whose sections are as they were', () => {
    expect(judge('v1.6.0', {})).toEqual({ state: 'fresh', file: `i18n/fr-FR/${name}` });
  });

  it('does not mind a change of the translation', () => {
    expect(judge('v1.6.0', { [`i18n/fr-FR/${name}`]: french.replace('Bonjour', 'Salut') }).state).toBe(
      'fresh',
    );
  });

  it('names the section that changed', () => {
    const status = judge('v1.6.0', {
      [`versioned_docs/version-v1.6.0/${page}`]: english.replace('One', '1'),
    });
    expect(status).toMatchObject({ state: 'stale', changes: [{ id: 'one', kind: 'changed' }] });
  });

  it('lends the translation to a version with the same English text, whatever the spaces at line ends', () => {
    expect(judge('current', { [`docs/${page}`]: english })).toEqual({
      state: 'fresh',
      file: `i18n/fr-FR/${name}`,
    });
    expect(judge('current', { [`docs/${page}`]: `${english}\n` }).state).toBe('fresh');
    expect(judge('current', { [`docs/${page}`]: english.replace('Hello.', 'Hello!') })).toMatchObject({
      state: 'stale',
      changes: [{ id: '_intro', kind: 'added' }],
    });
  });

  it('lends nothing that is not recorded', () => {
    const files = { [`docs/${page}`]: english, 'i18n/fr-FR/translations.lock.json': '{}' };
    expect(judge('current', files).state).toBe('missing');
  });

  it('keeps what a version borrows when the English page of the lender changes', () => {
    const changed = { [`versioned_docs/version-v1.6.0/${page}`]: english.replace('Hello.', 'Hi.') };
    expect(judge('v1.6.0', changed).state).toBe('stale');
    expect(judge('current', { [`docs/${page}`]: english, ...changed }).state).toBe('fresh');
  });

  it('prefers what another version has of the present text to its own outdated one', () => {
    const own = `docusaurus-plugin-content-docs/current/${page}`;
    const files = {
      [`docs/${page}`]: english,
      [`i18n/fr-FR/${own}`]: french,
      'i18n/fr-FR/translations.lock.json': formatLock({
        ...parseLock('', lock),
        [own]: { _title: '000000000000', _intro: '000000000000', one: '000000000000' },
      }),
    };
    expect(judge('current', files)).toEqual({ state: 'fresh', file: `i18n/fr-FR/${name}` });
  });

  it('calls a page untranslated of which only the title is known', () => {
    expect(judge('current', { [`docs/${page}`]: fakePage('field', 'Other.') }).state).toBe('missing');
  });

  it("prefers a version's own translation", () => {
    const own = `i18n/fr-FR/docusaurus-plugin-content-docs/current/${page}`;
    expect(judge('current', { [`docs/${page}`]: english, [own]: french })).toMatchObject({ file: own });
  });

  it('does not lend a stale translation as a fresh one', () => {
    const changed = english.replace('One', '1');
    const files = { [`docs/${page}`]: changed, [`versioned_docs/version-v1.6.0/${page}`]: changed };
    expect(judge('current', files).state).toBe('stale');
  });

  it('calls a page missing that nobody translated', () => {
    expect(judge('v1.5.0', { [`versioned_docs/version-v1.5.0/${page}`]: 'Old.' })).toEqual({
      state: 'missing',
    });
  });

  it('refuses a lock file that it does not understand', () => {
    const bad = { 'i18n/fr-FR/translations.lock.json': '{"a": {"b": "no hash"}}' };
    expect(() => judge('v1.6.0', bad)).toThrow(/^i18n\/fr-FR\/translations\.lock\.json:1: .*"a".*Fix: /);
  });
});
