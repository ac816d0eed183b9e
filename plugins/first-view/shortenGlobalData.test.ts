import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import shortenGlobalData from './shortenGlobalData.mjs';

const doc = (id: string, path: string, sidebar?: string) => ({ id, path, ...(sidebar && { sidebar }) });
const site = (docs: object[]) => ({
  'docusaurus-plugin-content-docs': {
    default: {
      versions: [
        { name: '1', path: '/docs', docs },
        { name: '2', path: '/', docs: [] },
      ],
    },
  },
  other: { default: { a: 1 } },
});
const run = (text: string): unknown =>
  JSON.parse(runInNewContext(`${text.replace('export default data', 'JSON.stringify(data)')}`) as string);

it.each([
  ['pages at their names', site([doc('a/b', '/docs/b', 'menu'), doc('c', '/docs/c', 'menu')])],
  ['a page that is somewhere else', site([doc('a/b', '/docs/b', 'menu'), doc('c', '/docs/d', 'menu')])],
  ['a page in another menu', site([doc('a/b', '/docs/b', 'menu'), doc('c', '/docs/c', 'other')])],
  ['a page in no menu', site([doc('c', '/docs/c')])],
  ['a site without documentation', { other: { default: { a: 1 } } }],
])('gives the same data: %s', (_what, data) => {
  expect(run(shortenGlobalData(JSON.stringify(data)))).toEqual(data);
});

it('is shorter', () => {
  const docs = Array.from({ length: 50 }, (_, index) =>
    doc(`group/page-${index}`, `/docs/page-${index}`, 'menu'),
  );
  const source = JSON.stringify(site(docs));
  expect(shortenGlobalData(source).length).toBeLessThan(source.length / 2);
});
