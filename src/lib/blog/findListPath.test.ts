import { expect, it } from 'vitest';
import { findListPath } from './findListPath';

it.each([
  ['/', '/blog', '/blog'],
  ['/', '/blog/', '/blog'],
  ['/', '/newsletter/2022/05', '/newsletter'],
  ['/', '/user-stories/archive', '/user-stories'],
  ['/fr-FR/', '/fr-FR/blog/tags/tip/page/2', '/fr-FR/blog'],
  ['/docs.site/zh-Hans/', '/docs.site/zh-Hans/blog/page/2', '/docs.site/zh-Hans/blog'],
])('below %s the list of %s is %s', (baseUrl, pathname, path) => {
  expect(findListPath({ baseUrl, pathname })).toBe(path);
});
