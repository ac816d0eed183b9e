import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import released from '../versions.json';
import { checkContent } from './checkContent';
import { type Content, content, toContentLists } from './content';

const site: Content = {
  versions: [
    { name: 'current', label: 'develop', path: 'master', banner: 'unreleased', release: 'v1.3.0' },
    { name: 'v1.2.0', label: 'v1.2.0', path: '', banner: 'none', release: 'v1.2.0' },
  ],
  lastVersion: 'v1.2.0',
  postLists: [
    { name: 'blog', id: 'default', title: 'Blog', description: 'Posts.', showLastUpdateTime: true },
    { name: 'news', id: 'news', title: 'News', description: 'Short posts.', showLastUpdateTime: true },
  ],
};
const repository = { released: ['v1.2.0'], hasFolder: () => true };

it('lists the content of this site as the repository has it', () => {
  expect(() => checkContent(content, { released, hasFolder: existsSync })).not.toThrow();
});

it('derives folders, translation folders and URL paths', () => {
  const rows = toContentLists(site).map(({ name, kind, folder, translated, path, version }) =>
    [name, kind, folder, translated, path, version].join(' | '),
  );
  expect(rows).toEqual([
    'current | docs | docs | docusaurus-plugin-content-docs/current | docs/master | current',
    'v1.2.0 | docs | versioned_docs/version-v1.2.0 | docusaurus-plugin-content-docs/version-v1.2.0 | docs | v1.2.0',
    'blog | posts | blog | docusaurus-plugin-content-blog | blog | v1.2.0',
    'news | posts | news | docusaurus-plugin-content-blog-news | news | v1.2.0',
    'pages | pages | src/pages | docusaurus-plugin-content-pages |  | v1.2.0',
  ]);
});

const [current, last] = site.versions;
const withVersion = (change: Partial<Content['versions'][number]>): Content => ({
  ...site,
  versions: [current, { ...last, ...change }].filter((version) => version?.name) as Content['versions'],
});

it.each<[string, Content, Partial<typeof repository>, RegExp]>([
  [
    'a version that was not cut',
    withVersion({ name: 'v1.2.1' }),
    {},
    /^config\/versions\.ts: version "v1\.2\.1" is not in versions\.json\. Fix: run npm run docusaurus docs:version v1\.2\.1/m,
  ],
  [
    'a version that is not listed',
    site,
    { released: ['v1.2.0', 'v1.1.0'] },
    /^versions\.json: version "v1\.1\.0" is not in config\/versions\.ts\. Fix: add it/,
  ],
  [
    'another last version',
    { ...site, lastVersion: 'current' },
    {},
    /^config\/versions\.ts: lastVersion "current" must be .* empty path\. Fix:/,
  ],
  [
    'a path that is used twice',
    withVersion({ path: 'master' }),
    {},
    /^config\/versions\.ts: duplicate path "master"/m,
  ],
  [
    'a malformed release',
    withVersion({ release: 'v1.2' as 'v1.2.0' }),
    {},
    /^config\/versions\.ts: versions\.1\.release: must be a release tag such as v1\.6\.0\. Fix:/,
  ],
  [
    'a post list without a folder',
    site,
    { hasFolder: (folder?: string) => folder !== 'news' },
    /^config\/content\.ts: folder news of "news" does not exist\. Fix: create it, or remove "news"\.$/,
  ],
])('refuses %s', (_what, planted, change, message) => {
  expect(() => checkContent(planted, { ...repository, ...change })).toThrow(message);
});
