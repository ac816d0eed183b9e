import { expect, it } from 'vitest';
import { releaseOfPage, testedPageOf } from './testedPage';

it.each([
  ['docs/basic/field.md', 'docs/basic/field.md', 'master', false],
  ['versioned_docs/version-v1.5.0/a/b.md', 'versioned_docs/version-v1.5.0/a/b.md', 'v1.5.0', false],
  ['i18n/fr-FR/docusaurus-plugin-content-docs/current/a/b.md', 'docs/a/b.md', 'master', true],
  [
    'i18n/fr-FR/docusaurus-plugin-content-docs/version-v1.6.0/a/b.md',
    'versioned_docs/version-v1.6.0/a/b.md',
    'v1.6.0',
    true,
  ],
  ['blog/a/index.md', 'blog/a/index.md', null, false],
  ['i18n/zh-Hans/docusaurus-plugin-content-blog/a/index.md', 'blog/a/index.md', null, true],
  ['i18n/zh-Hans/docusaurus-plugin-content-blog-newsletter/a/index.md', 'newsletter/a/index.md', null, true],
  ['i18n/fr-FR/docusaurus-plugin-content-blog-user-stories/a.md', 'user-stories/a.md', null, true],
  ['i18n/fr-FR/docusaurus-plugin-content-pages/gallery/a.md', 'src/pages/gallery/a.md', null, true],
])('finds the page that is run for %s', (file, source, version, isTranslation) => {
  expect(testedPageOf(file)).toEqual({ source, version, isTranslation });
});

it.each(['api/README.md', 'page.md'])('returns null for %s, which is never run', (file) => {
  expect(testedPageOf(file)).toBeNull();
});

it.each([
  ['docs/basic/field.md', '1.7.4'],
  ['i18n/fr-FR/docusaurus-plugin-content-docs/version-v1.5.0/a/b.md', '1.5.0'],
  ['blog/a/index.md', '1.6.0'],
])('%s documents %s', (file, release) => {
  expect(releaseOfPage(file)).toBe(release);
});
