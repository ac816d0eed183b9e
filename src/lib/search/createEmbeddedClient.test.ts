import { describe, expect, it, vi } from 'vitest';
import { createEmbeddedClient } from './createEmbeddedClient';
import { SearchIndexError, type SearchQuery } from './searchClient';
import { indexFormat, type SearchIndex, type SearchRecord } from './searchIndex';

const record = (fields: Partial<SearchRecord> & { url: string }): SearchRecord => ({
  title: 'Untitled',
  section: 'docs',
  version: 'v2',
  headings: [],
  text: '',
  ...fields,
});

const index: SearchIndex = {
  format: indexFormat,
  currentVersion: 'v2',
  records: [
    record({ url: '/docs/field', title: 'Fields', text: 'Data containers that kernels share.' }),
    record({ url: '/docs/v1/field', title: 'Field', version: 'v1', text: 'field field field' }),
    record({
      url: '/docs/layout',
      title: 'Data layout',
      headings: [
        { id: 'order', text: 'Order of axes' },
        { id: 'shifted origin', text: 'A field with a shifted origin' },
      ],
      text: 'How values lie in memory.',
    }),
    record({ url: '/docs/kernel', title: 'Kernels', text: 'A kernel reads a field.' }),
    record({ url: '/api/field', section: 'api', title: 'ti.field', text: 'Makes a container.' }),
    record({
      url: '/blog/fields',
      section: 'blog',
      version: null,
      title: 'A story',
      text: 'About a battlefield.',
    }),
    record({ url: '/docs/zh', title: '核函数', text: '在并行循环中分配一个场。' }),
  ],
};

const clientFor = (value: unknown) => createEmbeddedClient(() => Promise.resolve(value));
const ask = (query: string, scope: Partial<SearchQuery> = {}) =>
  clientFor(index).search({ query, locale: 'en', version: null, section: null, page: 0, ...scope });
const urls = async (...parameters: Parameters<typeof ask>) =>
  (await ask(...parameters)).hits.map(({ url }) => url);

describe('embedded search client', () => {
  it('puts the exact name first, then title, heading and text, and old versions last', async () => {
    expect(await urls('field')).toEqual([
      '/api/field',
      '/docs/field',
      '/docs/layout#shifted%20origin',
      '/docs/kernel',
      '/blog/fields',
      '/docs/v1/field',
    ]);
  });

  it.each<[string, Partial<SearchQuery>, string[]]>([
    ['field', { version: 'v1' }, ['/docs/v1/field', '/blog/fields']],
    ['field', { section: 'api' }, ['/api/field']],
    [
      'field',
      { section: 'docs', version: 'v2' },
      ['/docs/field', '/docs/layout#shifted%20origin', '/docs/kernel'],
    ],
    ['field', { page: 1 }, []],
    ['ti.field', {}, ['/api/field']],
    ['kernel reads', {}, ['/docs/kernel']],
    ['kernel absent', {}, []],
    ['一个场', {}, ['/docs/zh']],
    ['函数', {}, ['/docs/zh']],
  ])('answers %j in %j with %j', async (query, scope, expected) => {
    expect(await urls(query, scope)).toEqual(expected);
  });

  it('marks what matched in title, heading and excerpt', async () => {
    const { hits } = await ask('shifted');
    expect(hits).toEqual([
      {
        url: '/docs/layout#shifted%20origin',
        section: 'docs',
        version: 'v2',
        title: [{ text: 'Data layout', isMatch: false }],
        heading: [
          { text: 'A field with a ', isMatch: false },
          { text: 'shifted', isMatch: true },
          { text: ' origin', isMatch: false },
        ],
        excerpt: [{ text: 'How values lie in memory.', isMatch: false }],
      },
    ]);
  });

  it.each([
    [''],
    ['*'],
    ['"'],
    ['\\'],
    ['🚀'],
    ['\ud800'],
    ['\udc00\ud800'],
    ['حقل'],
    ['<img src=x onerror=alert(1)>'],
    ['x'.repeat(10_000)],
    ['( ) [ ] { } ^ $ | ?'],
    ['__proto__ constructor'],
  ])('has no hits for %j, and no error', async (query) => {
    expect(await ask(query)).toEqual({ hits: [], total: 0 });
  });

  it('gives hits in pages and counts them all', async () => {
    const records = Array.from({ length: 45 }, (_, at) =>
      record({ url: `/docs/${at}`, title: `Page ${at}` }),
    );
    const client = clientFor({ ...index, records });
    const sizes = await Promise.all(
      [0, 1, 2, 3].map((page) =>
        client.search({ query: 'page', locale: 'en', version: null, section: null, page }),
      ),
    );
    expect(sizes.map(({ hits, total }) => [hits.length, total])).toEqual([
      [20, 45],
      [20, 45],
      [5, 45],
      [0, 45],
    ]);
  });

  it('loads the index of a locale once', async () => {
    const fetchIndex = vi.fn(() => Promise.resolve<unknown>(index));
    const client = createEmbeddedClient(fetchIndex);
    const query = { query: 'field', version: null, section: null, page: 0 };
    await Promise.all([client.search({ ...query, locale: 'en' }), client.search({ ...query, locale: 'en' })]);
    await client.search({ ...query, locale: 'zh-Hans' });
    expect(fetchIndex.mock.calls).toEqual([['en'], ['zh-Hans']]);
  });

  it('tries again after a failure', async () => {
    const fetchIndex = vi.fn<() => Promise<unknown>>().mockResolvedValue(index);
    fetchIndex.mockRejectedValueOnce(new SearchIndexError('missing', 'not there'));
    const client = createEmbeddedClient(fetchIndex);
    const query = { query: 'shifted', locale: 'en', version: null, section: null, page: 0 };
    await expect(client.search(query)).rejects.toMatchObject({ reason: 'missing' });
    expect((await client.search(query)).total).toBe(1);
  });

  it.each<[string, unknown]>([
    ['no object', null],
    ['another format', { ...index, format: 0 }],
    ['no records', { format: indexFormat, currentVersion: 'v2' }],
    ['a broken record', { ...index, records: [{ url: '/docs/x' }] }],
    ['a script as address', { ...index, records: [record({ url: 'javascript:alert(1)' })] }],
    ['another host as address', { ...index, records: [record({ url: '//example.com/' })] }],
  ])('says that an index is damaged: %s', async (_name, value) => {
    const answer = clientFor(value).search({
      query: 'x',
      locale: 'en',
      version: null,
      section: null,
      page: 0,
    });
    await expect(answer).rejects.toMatchObject({ name: 'SearchIndexError', reason: 'damaged' });
  });
});
