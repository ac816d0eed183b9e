import { expect, it } from 'vitest';
import { placePage } from './placePage';

const versions = [
  { label: 'develop', path: 'master' },
  { label: 'v2', path: '' },
  { label: 'v1', path: 'v1' },
];

it.each([
  ['/docs/field', 'docs', 'docs/field', ['v2']],
  ['/docs/', 'docs', 'docs/', ['v2']],
  ['/docs/v1/field', 'docs', 'docs/field', ['v1']],
  ['/docs/master/', 'docs', 'docs/', ['develop']],
  ['/docs/master', 'docs', 'docs', ['develop']],
  ['/docs/v1-news', 'docs', 'docs/v1-news', ['v2']],
  ['/api/v1/taichi/', 'api', 'api/taichi/', ['v1']],
  ['/blog/v1/', 'blog', 'blog/v1/', ['develop', 'v2', 'v1']],
  ['/', 'pages', '', ['develop', 'v2', 'v1']],
  ['/docsearch', 'pages', 'docsearch', ['develop', 'v2', 'v1']],
])('%s belongs to %s, as %s in %j', (path, section, page, labels) => {
  const place = placePage(path, versions);
  const found = versions.filter((_, index) => (place.versions & (1 << index)) !== 0);
  expect([place.section, place.path, found.map(({ label }) => label)]).toEqual([section, page, labels]);
});
