import type { Configuration } from 'webpack';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { parseSearchCore } from '../../shared/search-format/searchCore';
import { createEmbeddedClient } from '../../src/search/engine/createEmbeddedClient';
import { configureBuild, emitFiles } from '../../tests/fixtures/bundler';
import { checkOptions } from '../../tests/fixtures/checkOptions';
import { finishBuild } from '../../tests/fixtures/finishBuild';
import { openFixture, type Fixture } from '../../tests/fixtures/openFixture';
import searchIndex, { validateOptions } from './index';

const given = {
  versions: [
    { label: 'develop', path: 'master' },
    { label: 'v1.6.0', path: '' },
  ],
  exclude: ['/*/tags'],
  minor: ['/blog/{first-ripple,other}'],
  titleOnly: ['/*/tags/*'],
  openSearchDescription: 'Search the fixture',
};
const options = checkOptions(validateOptions, given);

const html = (main: string) => `<html><body><nav>Menu</nav><main>${main}</main></body></html>`;
const entry = (name: string, text: string) => `<h2 id=taichi.${name}>ti.${name}</h2><p>${text}</p>`;

/** Finished pages of the locale by their path below the base URL. */
const pages: Readonly<Record<string, string>> = {
  'docs/field': html('<h1>Champs</h1><p>Un champ garde des nombres.</p><h2 id=shape>Forme</h2><p>Fixe.</p>'),
  'docs/master/field': html('<h1>Champs</h1><p>Un champ garde des nombres.</p>'),
  'api/taichi/': html(`<h1>ti</h1>${entry('field', 'Reserves elements.')}${entry('init', 'Starts.')}`),
  'blog/first-ripple': html('<h1>Ride</h1><p>Une goutte tombe.</p>'),
  'blog/tags': html('<h1>Tags</h1><p>waves</p>'),
  'blog/tags/waves': html('<h1>waves</h1><p>One post, listed by date.</p>'),
  search: html('<h1>Search</h1>'),
  bare: html('<p>A page without a title.</p>'),
};

describe('search-index', () => {
  let fixture: Fixture;
  beforeAll(async () => {
    fixture = await openFixture('fr-FR');
  });
  afterAll(() => fixture?.close());
  afterEach(() => vi.restoreAllMocks());

  const index = async () => {
    const files = Object.entries(pages).map(([path, text]) => [`${path}/index.html`, text]);
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const read = await finishBuild(fixture, searchIndex(fixture.context, options), {
      files: Object.fromEntries(files) as Record<string, string>,
      routesPaths: [...Object.keys(pages).map((path) => `/fr-FR/${path}`), '/fr-FR/404.html'],
    });
    const load = async (locale: string, name: string | null): Promise<unknown> =>
      JSON.parse(String(await read(`assets/search/${locale}${name === null ? '.json' : `/${name}`}`)));
    return { warn, load };
  };

  it('indexes the pages of the locale, without those that are excluded', async () => {
    const { load } = await index();
    expect(parseSearchCore(await load('fr-FR', null))).toMatchObject({
      locale: 'fr-FR',
      baseUrl: '/fr-FR/',
      versions: [
        ['develop', 'master'],
        ['v1.6.0', ''],
      ],
      pages: [
        [1, 'api/taichi/', 'ti', '', 100],
        [2, 'blog/first-ripple', 'Ride', '', 60],
        [2, 'blog/tags/waves', 'waves', '', 60],
        [0, 'docs/field', 'Champs', '', 100],
      ],
    });
  });

  it('writes an index that the client finds pages and symbols in', async () => {
    const { load } = await index();
    const client = createEmbeddedClient(load);
    const find = async (query: string) => {
      const question = { query, locale: 'fr-FR', version: 'v1.6.0', section: null, page: 0 };
      return (await client.search(question)).hits.map(({ url }) => url);
    };
    expect(await find('forme')).toEqual(['/fr-FR/docs/field#shape']);
    expect(await find('ti.init')).toEqual(['/fr-FR/api/taichi/#taichi.init']);
    // The title of a list of posts is enough.
    expect(await find('listed')).toEqual([]);
  });

  it('warns of a page without a title', async () => {
    const { warn } = await index();
    expect(warn.mock.calls).toEqual([
      ['search-index: not in the index, because <main> has no h1: /fr-FR/bare'],
    ]);
  });

  it('stops at a page that was not written', async () => {
    const finished = finishBuild(fixture, searchIndex(fixture.context, options), {
      routesPaths: ['/fr-FR/gone'],
    });
    await expect(finished).rejects.toThrow(/^search-index: page \/fr-FR\/gone is neither in .* Fix: /);
  });

  it('stops without the inventories of a version', async () => {
    const wrong = { ...options, inventories: 'names' };
    await expect(
      (async () => finishBuild(fixture, searchIndex(fixture.context, wrong), { routesPaths: [] }))(),
    ).rejects.toThrow(/names\/master does not exist\. Fix: set the plugin's option "inventories"\./);
  });

  it.each([
    [
      'the script of the search page',
      false,
      ['opensearch.xml', expect.stringMatching(/^assets\/earlyPage\.[0-9a-f]{8}\.js$/)],
    ],
    ['no such script with a hosted search', true, ['opensearch.xml']],
  ])('emits %s', async (_, isHosted, names) => {
    const files = await emitFiles(fixture, searchIndex(fixture.context, { ...options, isHosted }));
    expect(Object.keys(files)).toEqual(names);
  });

  it('emits an OpenSearch description, and links it from every page', async () => {
    const plugin = searchIndex(fixture.context, options);
    const files = await emitFiles(fixture, plugin);
    expect(files['opensearch.xml']).toContain('<Description>Search the fixture</Description>');
    expect(files['opensearch.xml']).toContain(
      'template="https://fixture.example/fr-FR/search?q={searchTerms}"',
    );
    expect(plugin.injectHtmlTags?.({ content: undefined })).toEqual({
      headTags: [
        {
          tagName: 'link',
          attributes: {
            rel: 'search',
            type: 'application/opensearchdescription+xml',
            title: 'Fixture',
            href: '/fr-FR/opensearch.xml',
          },
        },
      ],
    });
    expect(await emitFiles(fixture, plugin, { target: 'server' })).toEqual({});
  });

  it('serves the index of the last build during development', async () => {
    const config = await configureBuild(fixture, searchIndex(fixture.context, options));
    const { static: folders } = (config as Configuration & { devServer: { static: object[] } }).devServer;
    expect(folders).toEqual([
      {
        directory: fixture.site.pathOf('build/fr-FR/assets/search'),
        publicPath: '/fr-FR/assets/search',
        watch: false,
      },
    ]);
  });

  it('refuses versions of which none is the current one', () => {
    const versions = given.versions.slice(0, 1);
    expect(() => checkOptions(validateOptions, { ...given, versions })).toThrow(
      /no version with an empty path/,
    );
  });
});
