import { describe, expect, it } from 'vitest';
import { translationFile, writtenFile } from './assembledFile';
import { fakeLists } from './fakeProject';

const place = '.docusaurus/assembled-translations/fr-FR';

describe('writtenFile', () => {
  it.each([
    ['docusaurus-plugin-content-docs/current/basic/field.md', 'docs/basic/field.md'],
    ['docusaurus-plugin-content-docs/version-v1.6.0/a.md', 'versioned_docs/version-v1.6.0/a.md'],
    ['docusaurus-plugin-content-blog/2023/index.md', 'blog/2023/index.md'],
    ['docusaurus-plugin-content-blog-user-stories/eth/index.md', 'user-stories/eth/index.md'],
    ['docusaurus-plugin-content-pages/community.md', 'src/pages/community.md'],
  ])('names the translation of %s, or its source where there is none', (file, source) => {
    expect(writtenFile(`${place}/${file}`, fakeLists, () => true)).toBe(`i18n/fr-FR/${file}`);
    expect(writtenFile(`${place}/${file}`, fakeLists, () => false)).toBe(source);
  });

  it('leaves other paths alone', () => {
    expect(writtenFile('docs/basic/field.md', fakeLists, () => false)).toBe('docs/basic/field.md');
    expect(translationFile('docs/basic/field.md')).toBe('docs/basic/field.md');
  });

  it('finds the folder anywhere', () => {
    expect(translationFile('../../tmp/x/assembled-translations/zh-Hans/a/b.md')).toBe('i18n/zh-Hans/a/b.md');
  });
});
