import { expect, it } from 'vitest';
import { parseSearchIndex } from '../../src/lib/search/searchIndex';
import { buildIndex } from './buildIndex';

const html = (title: string) => `<main><h1>${title}</h1><p>Text</p></main>`;

const build = (paths: string[]) =>
  buildIndex({
    paths,
    baseUrl: '/fr/',
    versions: [{ label: 'v2', path: '' }],
    textLength: 400,
    isExcluded: (path) => path === '/404.html',
    readHtml: (url) => (url.endsWith('bare') ? '<main></main>' : html(url)),
  });

it('makes one record a page, in the same order whatever the order of the routes', () => {
  const { index } = build(['/fr/docs/b', '/fr/docs/a', '/fr/404.html', '/fr/', '/fr/docs/a']);
  expect(index.records.map(({ url, section, version }) => [url, section, version])).toEqual([
    ['/fr/', 'pages', null],
    ['/fr/docs/a', 'docs', 'v2'],
    ['/fr/docs/b', 'docs', 'v2'],
  ]);
  expect(index).toEqual(build(['/fr/', '/fr/docs/a', '/fr/docs/b']).index);
});

it('writes what the client reads', () => {
  const { index } = build(['/fr/docs/a']);
  expect(parseSearchIndex(JSON.parse(JSON.stringify(index)))).toEqual(index);
});

it('names pages that have no title', () => {
  expect(build(['/fr/bare', '/fr/docs/a']).withoutTitle).toEqual(['/fr/bare']);
});
