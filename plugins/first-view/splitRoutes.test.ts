import { describe, expect, it } from 'vitest';
import { splitRoutes } from './splitRoutes.mjs';

const routes = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/blog',
    component: ComponentCreator('/blog', 'b10'),
    exact: true
  },
  {
    path: '/docs',
    component: ComponentCreator('/docs', 'd0c'),
    routes: [
      {
        path: '/docs/next',
        component: ComponentCreator('/docs/next', 'e0e'),
        routes: [
          {
            path: '/docs/next/field',
            component: ComponentCreator('/docs/next/field', 'f1e'),
            exact: true,
            sidebar: "docs"
          }
        ]
      },
      {
        path: '/docs',
        component: ComponentCreator('/docs', 'e1e'),
        routes: [
          {
            path: '/docs/field',
            component: ComponentCreator('/docs/field', 'f2e'),
            exact: true
          }
        ]
      }
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;
const entry = (name: string, request: string): string =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${request}"), "${request}", require.resolveWeak("${request}")],`;
const registry = `export default {
${entry('c0', '@theme/DocItem')}
${entry('c1', '@site/docs/field.md')}
${entry('c2', '@site/versioned_docs/field.md')}
${entry('c3', '@theme/BlogListPage')}};
`;
const chunkNames = JSON.stringify({
  '/blog-b10': { __comp: 'c3' },
  '/docs-d0c': {},
  '/docs/next-e0e': {},
  '/docs/next/field-f1e': { __comp: 'c0', content: 'c1' },
  '/docs-e1e': {},
  '/docs/field-f2e': { __comp: 'c0', content: 'c2' },
});
const generated = { routes, registry, chunkNames };

describe('splitRoutes', () => {
  const files: Record<string, string> = splitRoutes(generated);
  const next = files['routes.js?section=routes-docs-next'] ?? '';

  it('makes a module of each section, whatever the depth of its parent', () => {
    expect(Object.keys(files).slice(3)).toEqual([
      'routes.js?section=routes-docs-next',
      'routes.js?section=routes-docs',
    ]);
  });

  it('moves the pages of a section into its module', () => {
    expect(files['routes.js']).toContain('ComponentCreator("/docs/next", "e0e"), routes: []');
    expect(files['routes.js']).not.toContain('field');
    expect(next).toContain(
      'page("/docs/next/field", "f1e", {"__comp":"c0","content":"c1"}, {"exact":true,"sidebar":"docs"}),',
    );
  });

  it('keeps what several sections use, and what is in none, for all pages', () => {
    expect(files['registry.js']).toBe(
      'export default {\n"c0": [() => import(/* webpackChunkName: "c0" */ "@theme/DocItem")],\n"c3": [() => import(/* webpackChunkName: "c3" */ "@theme/BlogListPage")],\n};\n',
    );
    expect(next).toContain('"c1": [() => import(/* webpackChunkName: "c1" */ "@site/docs/field.md")],');
    expect(next).not.toContain('"c2"');
    expect(Object.keys(JSON.parse(files['routesChunkNames.json'] ?? '') as object)).toEqual([
      '/blog-b10',
      '/docs-d0c',
      '/docs/next-e0e',
      '/docs-e1e',
    ]);
  });

  it('lists the sections, those with longer paths first', () => {
    const parents = [
      ...(files['routes.js'] ?? '').matchAll(/parent: (\S+), load: \(\) => import\(.*?"(\.\S+)"\)/g),
    ];
    expect(parents.map(([, place, request]) => [place, request])).toEqual([
      ['routes[1].routes[0]', './routes.js?section=routes-docs-next'],
      ['routes[1].routes[1]', './routes.js?section=routes-docs'],
    ]);
  });

  it('keeps the page of unknown addresses', () => {
    expect(files['routes.js']).toContain('{ path: "*", component: ComponentCreator("*") }');
  });
});
