import { expect, it } from 'vitest';
import { buildBoard } from './buildBoard';
import { hashSections } from './compareSections';
import { fakeLists, fakePage, fakeProject } from './fakeProject';
import { formatLock } from './lock';
import { readSections } from './readSections';

it('counts the pages of each group and names those that need work, with their addresses', () => {
  const page = fakePage('field', 'Hello.');
  const { hash } = fakeProject({});
  const entry = {
    'docusaurus-plugin-content-docs/version-v1.6.0/basic/field.md': hashSections(readSections(page), hash),
  };
  const project = fakeProject({
    'i18n/fr-FR/translations.lock.json': formatLock(entry),
    'docs/basic/field.md': page,
    'docs/basic/layout.md': fakePage('"Layout: how"', 'Hello.').replace(
      'slug: /"Layout: how"',
      'slug: /layout',
    ),
    'docs/basic/hidden.md': page,
    'versioned_docs/version-v1.6.0/basic/field.md': page,
    'i18n/fr-FR/docusaurus-plugin-content-docs/version-v1.6.0/basic/field.md': fakePage('champ', 'Bonjour.'),
    'blog/2023/index.md': fakePage('post'),
    'src/pages/community.md': fakePage('community').replace('slug: /community\n', ''),
  });
  const board = buildBoard(
    {
      locales: ['fr-FR', 'zh-Hans'],
      lists: fakeLists,
      menus: {
        current: [{ label: 'Data', pages: ['basic/field', 'basic/layout', 'basic/unwritten'] }],
        'v1.6.0': [{ label: 'Data', pages: ['basic/field'] }],
      },
    },
    project,
  );
  expect(board.lists.map(({ name }) => name)).toEqual([
    'current',
    'v1.6.0',
    'v1.5.0',
    'blog',
    'newsletter',
    'user-stories',
    'pages',
  ]);
  expect(board.lists[0]?.groups).toEqual([
    {
      label: 'Data',
      total: 2,
      pages: [
        { title: 'field', address: '/docs/master/field', states: ['fresh', 'missing'], words: [0, 4] },
        {
          title: 'Layout: how',
          address: '/docs/master/layout',
          states: ['missing', 'missing'],
          words: [6, 6],
        },
      ],
    },
  ]);
  expect(board.lists[1]?.groups[0]?.pages[0]?.address).toBe('/docs/field');
  expect(board.lists[3]?.groups[0]).toMatchObject({
    label: null,
    total: 1,
    pages: [{ address: '/blog/post' }],
  });
  expect(board.lists[6]?.groups[0]?.pages[0]?.address).toBe('/community');
});
