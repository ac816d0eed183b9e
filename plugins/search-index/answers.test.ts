import { describe, expect, it } from 'vitest';
import { packCore } from '../../shared/search-format/packCore';
import { createEmbeddedClient, type FetchFile } from '../../src/search/engine/createEmbeddedClient';
import { readHit } from '../../src/search/client/readHit';
import { hitsPerPage, SearchIndexError, type SearchQuery } from '../../src/search/client/searchClient';
import type { SearchResponse } from '../../src/search/client/searchResponse';
import { buildIndex } from './buildIndex';
import type { Inventory } from './readInventories';

const versions = [
  { label: 'next', path: 'master' },
  { label: 'v2', path: '' },
  { label: 'v1', path: 'v1' },
];

const symbol = (name: string, members: string[] = []) => ({
  qualifiedName: `taichi.${name}`,
  kind: 'function',
  section: 'taichi',
  definition: { module: 'taichi.x', name },
  members: members.map((member) => ({ name: member, kind: 'method' })),
});
const inventory: Inventory = {
  python: [symbol('field'), symbol('Field', ['fill', 'shape']), symbol('Matrix', ['fill']), symbol('static')],
  c: [{ name: 'ti_launch_kernel', kind: 'function', page: 'taichi_core', values: [] }],
};
const newer: Inventory = { ...inventory, python: [...inventory.python, symbol('ArgPack')] };

const entries = ['field', 'Field', 'Field.fill', 'Field.shape', 'Matrix', 'Matrix.fill', 'static'];
const api = (names: readonly string[]) =>
  `<h1>taichi</h1>${names.map((name) => `<h2 id="taichi.${name}">ti.${name}</h2><p>About ${name}.`).join('')}`;

const filler = Array.from(
  { length: 30 },
  (_, at) => [`/docs/page${at}`, `<h1>Page ${at}</h1><p>Words about nothing, number ${at}.`] as const,
);
const pages: Record<string, string> = {
  ...Object.fromEntries(filler),
  '/docs/field':
    '<h1>Fields</h1><p>Holds data.<h2 id="declare">Declare a field</h2><p>Say the shape. 在场中声明数据布局。<h2 id="loops">Loops</h2><p>A loop is compiled; two loops run in parallel.',
  '/docs/v1/field': '<h1>Fields</h1><p>Old words: antiquity.',
  '/docs/master/field': '<h1>Fields</h1><p>New words: futurity.',
  '/docs/layout':
    '<h1>Data layout</h1><p>The color of memory: place, dense, root. <em>&lt;img src=x onerror=alert(1)&gt;</em><h2 id="print">Print from a kernel</h2><p>Kernels cannot call other kernels.',
  '/docs/backends':
    '<h1>Backends</h1><p>Where kernels run.<h2 id="errors">Errors</h2><table><tr><td><code>Cannot allocate any more memory</code><td>reduce it</table>',
  '/docs/glossary':
    '<h1>Glossary</h1><h2 id="a">A</h2><dl class="glossary"><div><dt id="activation">activation（激活）<dd>Makes a cell exist.</div></dl>',
  '/docs/shape': '<h1>Shape of data</h1><p>How many elements a container has along each axis.',
  '/docs/taichi_core': '<h1>C API</h1><h3 id="ti_launch_kernel">ti_launch_kernel</h3><p>Launches.',
  '/blog/loop': '<h1>Loops</h1><p>Why a loop is fast.',
  '/api/taichi/': api(entries),
  '/api/v1/taichi/': api(entries),
  '/api/master/taichi/': api([...entries, 'ArgPack']),
};

const built = buildIndex({
  locale: 'en',
  paths: Object.keys(pages),
  baseUrl: '/',
  versions,
  inventories: [newer, inventory, inventory],
  removedNames: [{ name: 'ti.var', instead: 'ti.field' }],
  synonyms: { movie: ['launches'], 'moving picture': ['launches'], 激活: ['activation'] },
  subjects: {
    'docs/shape': ['rank of a tensor', 'extent'],
    'docs/field#declare': ['allocation', '声明方式'],
  },
  isExcluded: () => false,
  weigh: () => 100,
  isTitleOnly: () => false,
  readHtml: (url) => `<main>${pages[url] ?? ''}</main>`,
});
const fetchFile: FetchFile = (_locale, file) =>
  Promise.resolve(
    JSON.parse(
      file === null
        ? JSON.stringify(packCore(built.core))
        : (built.files.find(({ name }) => name === file)?.content ?? 'null'),
    ),
  );
const client = createEmbeddedClient(fetchFile);
const search = (query: string, change: Partial<SearchQuery> = {}, asked = client) =>
  asked.search({ query, locale: 'en', version: 'v2', section: null, page: 0, ...change });
const urls = async (query: string, change: Partial<SearchQuery> = {}) =>
  (await search(query, change)).hits.map(({ url }) => url);

describe('the embedded client', () => {
  it('counts the hits of each section, whatever section is asked for', async () => {
    const { counts, nbHits } = await search('loops');
    expect(Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0)).toBe(nbHits);
    const inBlog = await search('loops', { section: 'blog' });
    expect(inBlog.counts).toEqual(counts);
    expect(inBlog.nbHits).toBe(counts?.blog);
  });

  it('offers the names that are spelled like a query without hits', async () => {
    const { nbHits, nearest } = await search('ti.lanchkernl_ti');
    expect([nbHits, nearest]).toEqual([0, undefined]);
    expect((await search('ti.sttatttic')).nearest).toEqual(['ti.static']);
  });

  it('lists the sections of a page below it, and none below a section', async () => {
    const { hits } = await search('fields compiled');
    const page = hits.find(({ url }) => url === '/docs/field');
    expect(page?.sections?.map(({ url }) => url)).toEqual(['/docs/field#declare', '/docs/field#loops']);
    expect(hits.filter(({ anchor, sections }) => anchor !== null && sections !== undefined)).toEqual([]);
  });

  it.each([
    ['a symbol', 'ti.field', '/api/taichi/#taichi.field'],
    ['a symbol without its package', 'static', '/api/taichi/#taichi.static'],
    ['a symbol with the package written out', 'taichi.field', '/api/taichi/#taichi.field'],
    ['a class, which differs from the function in its case', 'ti.Field', '/api/taichi/#taichi.Field'],
    ['a member', 'Field.fill', '/api/taichi/#taichi.Field.fill'],
    ['a call', '@ti.static(x)', '/api/taichi/#taichi.static'],
    ['a C function', 'ti_launch_kernel', '/docs/taichi_core#ti_launch_kernel'],
    ['a name that is gone', 'ti.var', '/api/taichi/#taichi.field'],
    ['a symbol with a typing error', 'ti.statc', '/api/taichi/#taichi.static'],
    ['a symbol that only another version has', 'ti.ArgPack', '/api/master/taichi/#taichi.ArgPack'],
    ['a title', 'data layout', '/docs/layout'],
    ['a heading', 'print', '/docs/layout#print'],
    ['words of the text', 'holds data', '/docs/field'],
    ['another form of a word', 'compiling loops', '/docs/field#loops'],
    ['British for American', 'color', '/docs/layout'],
    ['a word with a typing error', 'paralell', '/docs/field#loops'],
    ['the start of a word', 'paral', '/docs/field#loops'],
    ['a message', '"Kernels cannot call other kernels."', '/docs/layout#print'],
    ['a name of its subject', 'extent', '/docs/shape'],
    ['a name of its subject in other forms', 'what is the rank of tensors', '/docs/shape'],
    ['a name of the subject of a section', 'allocation', '/docs/field#declare'],
    ['a Chinese name of its subject', '有哪些声明方式', '/docs/field#declare'],
    ['another word for the same', 'movie', '/docs/taichi_core#ti_launch_kernel'],
    ['another phrase for the same', 'moving picture', '/docs/taichi_core#ti_launch_kernel'],
    ['a word that is written apart', 'back ends', '/docs/backends'],
    [
      'an error message among others words',
      'RuntimeError: [cuda.cpp] Cannot allocate any more memory, 512 left',
      '/docs/backends#errors',
    ],
    ['the parts of an unknown constant', 'CUDA_ERROR_OUT_OF_MEMORY', '/docs/backends#errors'],
    ['a term of the glossary', 'activation', '/docs/glossary#activation'],
    ['a question with filler words', 'how can I make it print inside a kernel', '/docs/layout#print'],
    ['a page rather than a member with that name', 'shape', '/docs/shape'],
    ['a member that is written as a name', 'Field.shape', '/api/taichi/#taichi.Field.shape'],
    ['a Chinese question', '怎么声明数据', '/docs/field#declare'],
    ['a Chinese term across languages', '如何激活', '/docs/glossary#activation'],
    ['Chinese', '数据布局', '/docs/field#declare'],
    ['a part of Chinese', '明数', '/docs/field#declare'],
    ['one Chinese sign', '局', '/docs/field#declare'],
  ])('finds %s', async (_name, query, url) => {
    expect((await urls(query))[0]).toBe(url);
  });

  it('reports the replacement of a removed name', async () => {
    const [hit] = (await search('ti.var')).hits;
    expect(hit).toMatchObject({ symbol: 'field', replaces: 'var' });
  });

  it.each([
    ['paralell loops', 'parallel loops'],
    ['parallel loops', undefined],
    ['qzxqzx', undefined],
  ])('reads %s as %s', async (query, corrected) => {
    expect((await search(query)).corrected).toBe(corrected);
  });

  it('searches the version that is asked for, and others only for a name it lacks', async () => {
    expect(await urls('antiquity', { version: 'v1' })).toEqual(['/docs/v1/field']);
    expect(await urls('antiquity')).toEqual([]);
    expect(await urls('antiquity', { version: null })).toEqual(['/docs/v1/field']);
    expect(await urls('holds data', { version: null })).toContain('/docs/field');
  });

  it('puts the current version first when all are searched', async () => {
    const found = (await urls('fields', { version: null })).filter((url) => url.includes('/field'));
    expect(found[0]).toBe('/docs/field');
    expect(found).toContain('/docs/v1/field');
    expect(found).toContain('/docs/master/field');
  });

  it('restricts itself to a part of the site', async () => {
    expect(await urls('loops', { section: 'blog' })).toEqual(['/blog/loop']);
  });

  it('returns hits page by page', async () => {
    const first = await search('words about nothing');
    expect(first).toMatchObject({ nbHits: 30, nbPages: 3, page: 0, hitsPerPage });
    const rest = await Promise.all([1, 2, 3].map((page) => search('words about nothing', { page })));
    const all = [first, ...rest].flatMap(({ hits }) => hits.map(({ objectID }) => objectID));
    expect(new Set(all).size).toBe(30);
  });

  it('marks matches, and returns texts of the page as plain text', async () => {
    const [hit] = (await search('onerror alert')).hits;
    const excerpt = hit ? readHit(hit, '/').excerpt : [];
    expect(excerpt.map(({ text }) => text).join('')).toContain('<img src=x onerror=alert(1)>');
    expect(excerpt.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual(['onerror', 'alert']);
  });

  it.each([
    ['nothing', ''],
    ['blanks', ' \n\t '],
    ['10,000 letters', 'a'.repeat(10_000)],
    ['10,000 words', 'field '.repeat(2000)],
    ['markup', '<script>alert(1)</script>'],
    ['an emoji', '🚀👩‍👩‍👧‍👦'],
    ['lone surrogates', '\ud800 \udfff field'],
    ['right-to-left text', 'مرحبا \u202e field'],
    ['a star', '*'],
    ['signs of regular expressions', '.*+?^${}()|[]\\'],
    ['quotes', `"'\`“”«»`],
    ['names of JavaScript', '__proto__ constructor toString hasOwnProperty'],
    ['our own signs for matches', '\ue000field\ue001'],
    ['zero bytes', '\0field\0'],
  ])('bears %s', async (_name, query) => {
    const { hits, nbHits } = await search(query);
    expect(hits.length).toBeLessThanOrEqual(hitsPerPage);
    expect(nbHits).toBeGreaterThanOrEqual(hits.length);
    expect(JSON.stringify(hits)).not.toContain('<script>');
  });
});

describe('the embedded client and its files', () => {
  it('loads the core once, and nothing else before a query needs it', async () => {
    const asked: (string | null)[] = [];
    const counted = createEmbeddedClient((locale, file) => {
      asked.push(file);
      return fetchFile(locale, file);
    });
    await search('', {}, counted);
    await search('', {}, counted);
    expect(asked).toEqual([null]);
    await search('loops', {}, counted);
    await search('loops', {}, counted);
    expect(new Set(asked).size).toBe(asked.length);
  });

  it('reports the hits that the core alone finds while the texts are on their way', async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const slow = createEmbeddedClient(async (locale, file) => {
      if (file !== null) await released;
      return fetchFile(locale, file);
    });
    const ask = { query: 'data layout', locale: 'en', version: 'v2', section: null, page: 0 };
    const early = await new Promise<SearchResponse>((resolve) => {
      void slow.search(ask, resolve);
    });
    expect(early.hits[0]?.url).toBe('/docs/layout');
    release();
    expect((await slow.search(ask)).hits[0]?.url).toBe('/docs/layout');
  });

  it('reports no early hits when the answer is at hand', async () => {
    let early = 0;
    const ask = { query: 'loops', locale: 'en', version: 'v2', section: null, page: 0 };
    await client.search(ask, () => (early += 1));
    await client.search({ ...ask, query: 'parallel' }, () => (early += 1));
    await new Promise((resolve) => setTimeout(resolve, 120));
    expect(early).toBe(0);
  });

  it('answers from titles, headings and symbols when the texts are unavailable', async () => {
    const offline = createEmbeddedClient((locale, file) =>
      file === null ? fetchFile(locale, file) : Promise.reject(new SearchIndexError('missing', 'no network')),
    );
    const { hits } = await search('data layout', {}, offline);
    expect(hits[0]?.url).toBe('/docs/layout');
    expect((await search('ti.static', {}, offline)).hits[0]?.symbol).toBe('static');
    expect((await search('antiquity', {}, offline)).hits).toEqual([]);
  });

  it.each([
    ['not an index', [], 'damaged'],
    ['of another format', { ...packCore(built.core), format: 1 }, 'damaged'],
    ['cut', packCore({ ...built.core, units: built.core.units.slice(0, 3) }), 'damaged'],
    ['leading to another host', { ...packCore(built.core), baseUrl: '//evil.example/' }, 'damaged'],
    [
      'leading to a script',
      packCore({ ...built.core, pages: [[0, 'javascript:alert(1)', 'T', '', 100]] }),
      'damaged',
    ],
  ])('says so when the core is %s, and tries again', async (_name, core, reason) => {
    let isBroken = true;
    const mended = createEmbeddedClient((locale, file) =>
      isBroken ? Promise.resolve(core) : fetchFile(locale, file),
    );
    await expect(search('field', {}, mended)).rejects.toMatchObject({ name: 'SearchIndexError', reason });
    isBroken = false;
    expect((await search('ti.field', {}, mended)).hits[0]?.symbol).toBe('field');
  });

  it('goes on without a damaged part of the texts', async () => {
    const damaged = createEmbeddedClient((locale, file) =>
      file === null ? fetchFile(locale, file) : Promise.resolve({ not: 'a list' }),
    );
    expect((await search('data layout', {}, damaged)).hits[0]?.url).toBe('/docs/layout');
  });
});
