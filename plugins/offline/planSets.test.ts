import { expect, it } from 'vitest';
import { planSets } from './planSets';

const versions = [
  { label: 'develop', path: 'master' },
  { label: 'v1.6.0', path: '' },
];

const plan = (home: string, paths: readonly string[]) =>
  planSets({
    root: '/sub/',
    home,
    locale: 'fr-FR',
    versions,
    posts: ['blog'],
    routes: paths.map((path) => home + path),
  });

it('divides docs and API by version, and gives every set the single pages', () => {
  const { root, sets } = plan('/sub/fr-FR/', [
    '',
    'search',
    'gallery/waves',
    'docs/',
    'docs/field',
    'docs/master/',
    'docs/master/field',
    'api/taichi/ad/',
    'api/master/',
    'blog',
    'blog/first',
    '404.html',
  ]);
  expect(root).toBe('/sub/');
  expect(sets).toEqual([
    {
      locale: 'fr-FR',
      version: 'develop',
      home: '/sub/fr-FR/',
      start: '/sub/fr-FR/docs/master/',
      pages: [
        '/sub/fr-FR/',
        '/sub/fr-FR/api/master/',
        '/sub/fr-FR/docs/master/',
        '/sub/fr-FR/docs/master/field',
        '/sub/fr-FR/gallery/waves',
        '/sub/fr-FR/search',
      ],
    },
    {
      locale: 'fr-FR',
      version: 'v1.6.0',
      home: '/sub/fr-FR/',
      start: '/sub/fr-FR/docs/',
      pages: [
        '/sub/fr-FR/',
        '/sub/fr-FR/api/taichi/ad/',
        '/sub/fr-FR/docs/',
        '/sub/fr-FR/docs/field',
        '/sub/fr-FR/gallery/waves',
        '/sub/fr-FR/search',
      ],
    },
  ]);
});

it('a page whose name begins like a version or a list of posts is neither', () => {
  const { sets } = plan('/', ['docs/mastering', 'blogroll']);
  expect(sets[1]?.pages).toEqual(['/blogroll', '/docs/mastering']);
  expect(sets[0]?.pages).toEqual(['/blogroll']);
});
