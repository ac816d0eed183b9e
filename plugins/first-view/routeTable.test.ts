import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { packRoutes, readRouteTable } from './routeTable.mjs';
import { createComponents, unpackRoutes } from './unpackRoutes.mjs';

const source = (routes: string): string => `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
${routes}
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;

const routes = `
  { path: '/', component: ComponentCreator('/', '001'), exact: true },
  { path: '/blog', component: ComponentCreator('/blog', '002'), exact: true },
  { path: '/blog/it\\'s-ü', component: ComponentCreator('/blog/it\\'s-ü', '003'), exact: true },
  { path: '/docs', component: ComponentCreator('/docs', '004'), routes: [
    { path: '/docs/v1', component: ComponentCreator('/docs/v1', '005'), routes: [
      { path: '/docs/v1', component: ComponentCreator('/docs/v1', '006'), routes: [
        { path: '/docs/v1/', component: ComponentCreator('/docs/v1/', '007'), exact: true, sidebar: "docs" },
        { path: '/docs/v1/field', component: ComponentCreator('/docs/v1/field', '008'), exact: true, sidebar: "docs" },
      ] },
    ] },
    { path: '/docs', component: ComponentCreator('/docs', '009'), routes: [
      { path: '/docs/field', component: ComponentCreator('/docs/field', '00a'), exact: true, sidebar: "docs" },
    ] },
  ] },
  { path: '/v1', component: ComponentCreator('/v1', '00b'), exact: true },
`;
const post = (content: string) => ({ __comp: 'post', __context: { plugin: 'blog' }, content });
const page = (content: string) => ({ __comp: 'page', content });
const chunkNames = {
  '/-001': { __comp: 'home' },
  '/blog-002': { __comp: 'list', items: [{ content: 'short' }, { content: 'short' }, 'long'] },
  "/blog/it's-ü-003": post('text'),
  '/docs-004': { __comp: 'docs' },
  '/docs/v1-005': { __comp: 'version', __props: 'v1' },
  '/docs/v1-006': { __comp: 'root' },
  '/docs/v1/-007': page('index'),
  '/docs/v1/field-008': page('oldField'),
  '/docs-009': { __comp: 'root' },
  '/docs/field-00a': page('field'),
  '/v1-00b': post('another'),
};

describe('packRoutes', () => {
  const { table, numbers } = packRoutes(source(routes), chunkNames);
  const plain = unpackRoutes(table);
  const names = [...numbers.keys()];

  it('numbers the chunks in the order of their first use', () => {
    expect(names.slice(0, 5)).toEqual(['home', 'list', 'short', 'long', 'post']);
    expect([...numbers.values()]).toEqual(names.map((_, index) => index));
  });

  it('makes a table that gives the same chunks of each route in the browser', () => {
    const named: unknown = JSON.parse(JSON.stringify(plain.chunkNames), (_key, value: unknown) =>
      typeof value === 'number' ? names[value] : value,
    );
    const withoutHash = (chunks: object) =>
      Object.entries(chunks).map(([key, tree]) => [key.replace(/-[^-]+$/, ''), tree as unknown]);
    expect(withoutHash(named as object)).toEqual(withoutHash(chunkNames));
  });

  it('makes a table that gives the same routes in the browser, with a hash for each that finds its chunks', () => {
    const create = (place: string, hash: string) => {
      expect(plain.chunkNames).toHaveProperty([`${place}-${hash}`]);
      return 'component';
    };
    const exact = { exact: true, component: 'component' };
    const doc = { ...exact, sidebar: 'docs' };
    const component = 'component';
    expect(createComponents(plain.routes, create)).toEqual([
      { path: '/', ...exact },
      { path: '/blog', ...exact },
      { path: "/blog/it's-ü", ...exact },
      {
        path: '/docs',
        component,
        routes: [
          {
            path: '/docs/v1',
            component,
            routes: [
              {
                path: '/docs/v1',
                component,
                routes: [
                  { path: '/docs/v1/', ...doc },
                  { path: '/docs/v1/field', ...doc },
                ],
              },
            ],
          },
          { path: '/docs', component, routes: [{ path: '/docs/field', ...doc }] },
        ],
      },
      { path: '/v1', ...exact },
    ]);
  });

  it.each([
    ['a script that cannot be read', 'export default [;', {}, /routes\.js.* cannot be read/],
    ['a list without an end', 'export default [];', {}, /does not end with the route \*/],
    ['a route without chunks', source(routes), {}, /has no chunks for \//],
    [
      'a path with a mark of ours',
      source(`{ path: '/?', component: ComponentCreator('/?', '1') },`),
      { '/?-1': {} },
      /names \/\? oddly/,
    ],
  ])('refuses %s', (_what, text, chunks, message) => {
    expect(() => packRoutes(text, chunks)).toThrow(message);
  });
});

it('readRouteTable tells which files the table is made of', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'routes-'));
  writeFileSync(path.join(folder, 'routes.js'), source(routes));
  writeFileSync(path.join(folder, 'routesChunkNames.json'), JSON.stringify(chunkNames));
  const files: string[] = [];
  expect(readRouteTable(folder, (file) => files.push(path.basename(file))).table.order).toHaveLength(11);
  expect(files).toEqual(['routes.js', 'routesChunkNames.json']);
  rmSync(folder, { recursive: true });
});
