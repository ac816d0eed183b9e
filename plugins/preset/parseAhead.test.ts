import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { ContentList } from '../../shared/translations/contentList';
import { listPageFiles } from './parseAhead';

const site = mkdtempSync(path.join(tmpdir(), 'parse-ahead-'));
afterAll(() => rmSync(site, { recursive: true }));
const put = (file: string): void => {
  mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
  writeFileSync(path.join(site, file), '');
};

const lists = [
  { folder: 'docs', translated: 'content-docs/current' },
  { folder: 'blog', translated: 'content-blog' },
] as ContentList[];

const listIn = (locale: string) =>
  listPageFiles(
    {
      siteDir: site,
      generatedFilesDir: path.join(site, '.docusaurus'),
      i18n: {
        defaultLocale: 'en',
        currentLocale: locale,
        localeConfigs: { en: { translate: false }, 'fr-FR': { translate: true } },
      } as never,
    },
    lists,
  )
    .map((file) => path.relative(site, file).replaceAll('\\', '/'))
    .sort();

it('lists the pages of all lists, in a translation those that are put together for it', () => {
  const assembled = '.docusaurus/assembled-translations/fr-FR/content-docs/current';
  ['docs/a.md', 'docs/b/c.md', 'docs/b/picture.png', 'blog/post/index.md', `${assembled}/a.md`].forEach(put);
  expect(listIn('en')).toEqual(['blog/post/index.md', 'docs/a.md', 'docs/b/c.md']);
  expect(listIn('fr-FR')).toEqual([`${assembled}/a.md`]);
});
