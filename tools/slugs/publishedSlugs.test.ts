import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findTranslatedSlugs, readAddresses } from './pageAddresses';
import { addAddresses, findSlugProblems } from './publishedSlugs';

const field = { file: 'docs/field.md', line: 4, address: '/docs/master/field' };
const type = { file: 'docs/type.md', line: 3, address: '/docs/master/type' };
const list = { '/docs/master/field': 'docs/field.md', '/docs/master/type': 'docs/type.md' };

describe('findSlugProblems', () => {
  it('finds nothing when every address is listed and there once', () => {
    expect(findSlugProblems([field, type], list, {})).toEqual([]);
  });

  it('names both files of an address that appears twice', () => {
    const [problem] = findSlugProblems([field, { ...type, address: field.address }], list, {
      '/docs/master/type': '/docs/master/field',
    });
    expect(problem).toBe(
      'docs/type.md:3: the address /docs/master/field is taken by docs/field.md:4. Fix: give one of them another slug.',
    );
  });

  it('wants a redirect for a page that moved', () => {
    const moved = { ...field, address: '/docs/master/fields' };
    const known = { ...list, '/docs/master/fields': 'docs/field.md' };
    expect(findSlugProblems([moved, type], known, {})).toEqual([
      "docs/field.md:4: the page was published at /docs/master/field and is now at /docs/master/fields. Fix: put the slug back, or add '/docs/master/field': '/docs/master/fields' to config/redirects.ts.",
    ]);
    expect(findSlugProblems([moved, type], known, { '/docs/master/field': '/docs/master/fields' })).toEqual(
      [],
    );
  });

  it('wants a redirect for a page that is gone', () => {
    const [problem] = findSlugProblems([type], list, {});
    expect(problem).toMatch(
      /^docs\/field\.md:1: the page was published at \/docs\/master\/field and is gone\./,
    );
  });

  it('wants a new page on the list', () => {
    const pages = [field, type, { file: 'docs/new.md', line: 2, address: '/docs/master/new' }];
    expect(findSlugProblems(pages, list, {})).toEqual([
      expect.stringMatching(/^docs\/new\.md:2: the address \/docs\/master\/new is new .* --write\.$/),
    ]);
    const written = addAddresses(pages, { '/docs/master/gone': 'docs/gone.md', ...list });
    expect(Object.keys(written)).toEqual([
      '/docs/master/field',
      '/docs/master/gone',
      '/docs/master/new',
      '/docs/master/type',
    ]);
  });
});

describe('the addresses of files', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'slugs-'));
  afterAll(() => rmSync(root, { recursive: true }));
  const write = (file: string, slug: string) => {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), `---\ntitle: A\n${slug}\n---\n\nslug: /no\n`);
  };

  it('follow version, list and language', () => {
    write('docs/basic/field.md', 'slug: /field');
    write('docs/basic/_part.md', 'slug: /part');
    write('versioned_docs/version-v1.6.0/field.md', "slug: '/field'");
    write('versioned_docs/version-v1.5.0/field.md', 'slug: /field');
    write('blog/a/index.md', 'slug: first-post');
    write('newsletter/b/index.md', 'slug: /2022/10');
    write('src/pages/community.md', 'description: B');
    write('i18n/fr-FR/docusaurus-plugin-content-docs/current/basic/field.md', 'slug: /champ');
    write('i18n/fr-FR/docusaurus-plugin-content-blog/a/index.md', 'slug: first-post');
    expect(readAddresses(root).map(({ address, line }) => `${address}:${line}`)).toEqual([
      '/blog/first-post:3',
      '/docs/master/field:3',
      '/newsletter/2022/10:3',
      '/community:1',
      '/docs/v1.5.0/field:3',
      '/docs/field:3',
    ]);
    expect(findTranslatedSlugs(root)).toEqual([
      'i18n/fr-FR/docusaurus-plugin-content-docs/current/basic/field.md:3: the slug /champ is not that of docs/basic/field.md:3. Fix: make it /field; a translation has the address of its source.',
    ]);
  });
});
