import { describe, expect, it } from 'vitest';
import { createPageFiles, findChunkFiles, findEntrySheet } from './findPageFiles';
import type { Manifest } from './generatedFiles';

const manifest: Manifest = {
  entrypoints: ['main'],
  origins: { main: [1, 2], page: [3, 4, 1], content: [5], other: [6], list: [7], 'routes-docs': [8] },
  assets: {
    1: { css: [{ file: 'styles.css' }] },
    2: { js: [{ file: 'main.js' }] },
    3: { js: [{ file: 'shared.js' }] },
    4: { js: [{ file: 'page.js' }] },
    5: { js: [{ file: 'content.js' }] },
    6: { js: [{ file: 'other.js' }] },
    7: { js: [{ file: 'list.js' }] },
    8: { js: [{ file: 'routes-docs.js' }] },
  },
};
const routes = [
  {
    path: '/docs',
    exact: false,
    routes: [
      { path: '/docs/field', exact: true },
      { path: '/docs/type', exact: true },
    ],
  },
  { path: '/docs-of-old', exact: true },
  { path: '/unknown', exact: true },
  { path: '*' },
];
const chunks = {
  '/docs-5b8': { __comp: 'list' },
  '/docs/field-b18': { __comp: 'page', __context: { plugin: 'content' } },
  '/docs/type-a01': { __comp: 'other' },
  '/docs-of-old-c2d': { __comp: 'merged' },
};

describe('createPageFiles', () => {
  const filesOf = createPageFiles(routes, chunks, manifest);

  it.each([
    ['/docs/field', ['list.js', 'routes-docs.js', 'shared.js', 'page.js', 'content.js']],
    ['/docs/field/', ['list.js', 'routes-docs.js', 'shared.js', 'page.js', 'content.js']],
    ['/docs/type', ['list.js', 'routes-docs.js', 'other.js']],
    ['/docs', ['list.js', 'routes-docs.js']],
    ['/docs-of-old', []],
    ['/404.html', []],
  ])('gives the files that only some pages need, %s among them', (page, files) => {
    expect(filesOf(page)).toEqual(files);
  });

  it('refuses a page whose route has no chunks', () => {
    expect(() => filesOf('/unknown')).toThrow('has no chunks for /unknown');
  });

  it('leaves out the files of every page', () => {
    const home = [{ path: '/', exact: true }];
    expect(createPageFiles(home, { '/-1': { __comp: 'main' } }, manifest)('/')).toEqual([]);
  });
});

describe('findChunkFiles', () => {
  it('finds the scripts of a chunk', () => {
    expect(findChunkFiles(manifest, 'content')).toEqual(['content.js']);
  });

  it('refuses a name that no chunk has', () => {
    expect(() => findChunkFiles(manifest, 'search')).toThrow('the app has no chunk search');
  });
});

describe('findEntrySheet', () => {
  it('gives the one style sheet', () => {
    expect(findEntrySheet(manifest)).toBe('styles.css');
  });

  it('refuses a site with several', () => {
    const assets = { ...manifest.assets, 2: { css: [{ file: 'more.css' }] } };
    expect(() => findEntrySheet({ ...manifest, assets })).toThrow('the site has 2 style sheets');
  });
});
