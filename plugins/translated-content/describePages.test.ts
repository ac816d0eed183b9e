import { expect, it } from 'vitest';
import { hashSections } from '../../shared/translations/compareSections';
import { fakeLists, fakePage, fakeProject } from '../../shared/translations/fakeProject';
import { formatLock } from '../../shared/translations/lock';
import { readSections } from '../../shared/translations/readSections';
import { describePages } from './describePages';
import type { LoadedPage } from './listPages';

it('tells the theme of pages that are not up to date, and where translated ones are edited', () => {
  const list = fakeLists.find(({ name }) => name === 'pages');
  if (!list) throw new Error('no pages');
  const english = fakePage('a', 'Hello.', '## One {#one}');
  const hashes = hashSections(readSections(english), fakeProject({}).hash);
  const project = fakeProject({
    'src/pages/fresh.md': english,
    'src/pages/stale.md': english.replace('One', '1'),
    'src/pages/missing.md': english,
    'i18n/fr-FR/docusaurus-plugin-content-pages/fresh.md': english,
    'i18n/fr-FR/docusaurus-plugin-content-pages/stale.md': english.replace('One', 'Un'),
    'i18n/fr-FR/translations.lock.json': formatLock({
      'docusaurus-plugin-content-pages/fresh.md': hashes,
      'docusaurus-plugin-content-pages/stale.md': hashes,
    }),
  });
  const loaded = ['fresh', 'stale', 'missing'].map((source): LoadedPage => ({
    source,
    frontMatter: {},
    editUrl: 'english',
  }));
  const pageOf = (source: string) => ({ list, page: `${source}.md` });
  describePages(loaded, { locale: 'fr-FR', lists: fakeLists, project, pageOf, editUrl: 'edit/' });
  expect(loaded.map(({ frontMatter, editUrl }) => [frontMatter.translation, editUrl])).toEqual([
    [undefined, 'edit/i18n/fr-FR/docusaurus-plugin-content-pages/fresh.md'],
    [
      { state: 'stale', sections: [{ id: 'one', title: 'Un', kind: 'changed' }] },
      'edit/i18n/fr-FR/docusaurus-plugin-content-pages/stale.md',
    ],
    [{ state: 'missing' }, 'english'],
  ]);
});
