import { expect, it } from 'vitest';
import { placePage } from './placePage';

const versions = [
  { label: 'develop', path: 'master' },
  { label: 'v2', path: '' },
  { label: 'v1', path: 'v1' },
];

it.each([
  ['/docs/field', 'docs', 'v2'],
  ['/docs/', 'docs', 'v2'],
  ['/docs/v1/field', 'docs', 'v1'],
  ['/docs/master/', 'docs', 'develop'],
  ['/docs/v1-news', 'docs', 'v2'],
  ['/api/v1/ti', 'api', 'v1'],
  ['/blog/v1/', 'blog', null],
  ['/user-stories/x', 'user-stories', null],
  ['/', 'pages', null],
  ['/community', 'pages', null],
  ['/docsearch', 'pages', null],
])('%s belongs to %s, version %s', (path, section, version) => {
  expect(placePage(path, versions)).toEqual({ section, version });
});
