import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkOptions } from '../../tests/fixtures/checkOptions';
import { openFixture, type Fixture } from '../../tests/fixtures/openFixture';
import translatedContent, { validateOptions, type Options } from './index';
import { listPages, type LoadedPage } from './listPages';

type Kind = Options['own']['content'];

/** Reads the fixture's options for one kind of content, as validated by Docusaurus. */
async function optionsOf(fixture: Fixture, kind: Kind): Promise<Options> {
  const { plugins } = await fixture.load();
  const all = plugins.map(({ options }) => options as unknown as Partial<Options>);
  return all.find(({ own }) => own?.content === kind) as Options;
}

const open = async (fixture: Fixture, kind: Kind): Promise<Plugin> =>
  translatedContent(fixture.context, await optionsOf(fixture, kind));

async function loadPages(fixture: Fixture, kind: Kind): Promise<Map<string, LoadedPage>> {
  const plugin = await open(fixture, kind);
  const pages = listPages(kind, await plugin.loadContent?.());
  return new Map(pages.map((page) => [page.source.replace(/^@site\//, ''), page]));
}

const assembled = '.docusaurus/assembled-translations/fr-FR';
const docs = 'docusaurus-plugin-content-docs';
const release = `${docs}/version-v1.6.0`;
const post = 'docusaurus-plugin-content-blog/2023-05-04-first-ripple';
const translation = `i18n/fr-FR/${release}/field.md`;
const editUrl = 'https://example.com/edit/';

describe('translated-content in French', () => {
  let fixture: Fixture;
  beforeAll(async () => {
    fixture = await openFixture('fr-FR');
  });
  afterAll(() => fixture?.close());

  it('puts translated, lent and English pages of the docs together', async () => {
    const pages = await loadPages(fixture, 'docs');
    expect([...pages.keys()].sort()).toEqual([
      `${assembled}/${docs}/current/field.md`,
      `${assembled}/${release}/field.md`,
      `${assembled}/${release}/kernel_function.md`,
    ]);
    expect(pages.get(`${assembled}/${release}/field.md`)).toMatchObject({
      title: 'Champs',
      editUrl: `${editUrl}${translation}`,
      frontMatter: { title: 'Champs' },
    });
  });

  it('lends a translation to the version whose English page is the same', async () => {
    const lent = (await loadPages(fixture, 'docs')).get(`${assembled}/${docs}/current/field.md`);
    expect(lent).toMatchObject({ title: 'Champs', editUrl: `${editUrl}${translation}` });
    expect(lent?.frontMatter).not.toHaveProperty('translation');
  });

  it('marks a page without a translation, and leads to its English file', async () => {
    expect(
      (await loadPages(fixture, 'docs')).get(`${assembled}/${release}/kernel_function.md`),
    ).toMatchObject({
      title: 'Kernels',
      frontMatter: { translation: { state: 'missing' } },
      editUrl: `${editUrl}versioned_docs/version-v1.6.0/kernel_function.md`,
    });
  });

  it('names the stale sections of a post, and lays the pictures of the English one beside it', async () => {
    const pages = await loadPages(fixture, 'blog');
    expect(pages.get(`${assembled}/${post}/index.md`)?.frontMatter.translation).toEqual({
      state: 'stale',
      sections: [{ id: 'rings', title: 'Anneaux', kind: 'changed' }],
    });
    expect(await readdir(fixture.site.pathOf(`${assembled}/${post}`))).toEqual([
      'cover.webp',
      'index.md',
      'rings.webp',
    ]);
  });

  it('hands the board of all translations to the page that shows it', async () => {
    const pages = await loadPages(fixture, 'pages');
    const folder = `${assembled}/docusaurus-plugin-content-pages`;
    const board = pages.get(`${folder}/help-us-translate.md`)?.frontMatter.translationBoard;
    const bases = (total: number, missing: object[]) => ({ label: 'Bases', total, pages: missing });
    expect(board).toMatchObject({
      locales: ['fr-FR'],
      lists: [
        { name: 'current', groups: [bases(1, [])] },
        {
          name: 'v1.6.0',
          groups: [bases(2, [{ title: 'Kernels', address: '/docs/kernel_function', states: ['missing'] }])],
        },
        { name: 'blog', groups: [{ pages: [{ address: '/blog/first-ripple', states: ['stale'] }] }] },
        { name: 'pages', groups: [{ total: 2 }] },
      ],
    });
    const other = pages.get(`${folder}/how-these-docs-are-tested.md`);
    expect(other?.frontMatter).not.toHaveProperty('translationBoard');
  });

  it('watches the files that authors write, and the lock file', async () => {
    const watched = (await open(fixture, 'docs')).getPathsToWatch?.() ?? [];
    expect(watched).toContain(fixture.site.pathOf('i18n/fr-FR/translations.lock.json'));
    expect(
      watched.filter((pattern) => pattern.startsWith(fixture.site.pathOf(`i18n/fr-FR/${docs}/`))),
    ).not.toEqual([]);
    expect(watched.filter((pattern) => pattern.includes('assembled-translations'))).toEqual([]);
  });

  it('asks Git for the date of the file that was copied', async () => {
    const asked: string[] = [];
    const { context } = fixture;
    const { siteConfig } = context;
    const vcs = {
      ...siteConfig.future.experimental_vcs,
      getFileLastUpdateInfo: (file: string) => {
        asked.push(path.relative(context.siteDir, file));
        return Promise.resolve({ timestamp: 0, author: 'somebody' });
      },
    };
    const future = { ...siteConfig.future, experimental_vcs: vcs };
    const plugin = await translatedContent(
      { ...context, siteConfig: { ...siteConfig, future } },
      await optionsOf(fixture, 'docs'),
    );
    await plugin.loadContent?.();
    expect(asked.sort()).toEqual([
      translation,
      translation,
      'versioned_docs/version-v1.6.0/kernel_function.md',
    ]);
  });

  it('takes back a translation that is deleted while the development server runs', async () => {
    const plugin = await open(fixture, 'docs');
    await plugin.loadContent?.();
    await rm(fixture.site.pathOf(translation));
    const titles = listPages('docs', await plugin.loadContent?.()).map(
      ({ frontMatter }) => frontMatter.title,
    );
    expect(titles).toEqual(['Fields', 'Fields', 'Kernels']);
  });

  it('refuses a lock file that is not understood', async () => {
    await writeFile(fixture.site.pathOf('i18n/fr-FR/translations.lock.json'), '[]');
    await expect(loadPages(fixture, 'pages')).rejects.toThrow(
      /^i18n\/fr-FR\/translations\.lock\.json:1: the lock file of the translations is not understood: .*Fix: /,
    );
  });
});

describe('translated-content in English', () => {
  let fixture: Fixture;
  beforeAll(async () => {
    fixture = await openFixture('en');
  });
  afterAll(() => fixture?.close());

  it('reads the pages where they are, says nothing of translations and copies nothing', async () => {
    const pages = await loadPages(fixture, 'docs');
    expect([...pages.keys()].sort()).toEqual([
      'docs/field.md',
      'versioned_docs/version-v1.6.0/field.md',
      'versioned_docs/version-v1.6.0/kernel_function.md',
    ]);
    const keys = [...pages.values()].flatMap(({ frontMatter }) => Object.keys(frontMatter));
    expect(keys).not.toContain('translation');
    await expect(readdir(fixture.site.pathOf('.docusaurus/assembled-translations'))).rejects.toThrow(
      'ENOENT',
    );
  });

  it('passes the other lifecycles of the content plugin on', async () => {
    expect(await open(fixture, 'docs')).toMatchObject({
      name: docs,
      contentLoaded: expect.any(Function) as () => void,
      translateContent: expect.any(Function) as () => void,
    });
  });

  it.each([
    ['an unknown kind of content', { content: 'wiki', lists: [] }, /"content" must be one of/],
    ['an unknown option of the content plugin', { content: 'docs', lists: [], color: 1 }, /"color"/],
    ['missing lists of content', { content: 'pages' }, /"lists" is required/],
  ])('refuses %s', (_what, wrong, message) => {
    expect(() => checkOptions(validateOptions, wrong)).toThrow(message);
  });
});
