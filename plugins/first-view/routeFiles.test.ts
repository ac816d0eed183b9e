import { describe, expect, it } from 'vitest';
import { keyOf, parseRegistry, parseRoutes, writeRegistry, writeRoute } from './routeFiles.mjs';

const routes = `import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/docs',
    component: ComponentCreator('/docs', 'd0c'),
    routes: [
      {
        path: '/docs/field',
        component: ComponentCreator('/docs/field', 'f1e'),
        exact: true,
        sidebar: "docs"
      }
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;
const entry =
  '  "c0": [() => import(/* webpackChunkName: "c0" */ "@theme/DocItem"), "@theme/DocItem", require.resolveWeak("@theme/DocItem")],\n';

describe('routes.js', () => {
  const parsed = parseRoutes(routes);

  it('is read as a tree', () => {
    const field = { path: '/docs/field', hash: 'f1e', rest: { exact: true, sidebar: 'docs' } };
    expect(parsed[0]).toEqual({ path: '/docs', hash: 'd0c', rest: {}, routes: [field] });
    expect(parsed[0]?.routes?.map(keyOf)).toEqual(['/docs/field-f1e']);
  });

  it('is the same after it was written', () => {
    const written = `\nexport default [${parsed.map(writeRoute).join(',')}];\n`;
    expect(parseRoutes(written)).toEqual(parsed);
  });

  it.each([
    ['does not export an array of routes', 'export const routes = [];'],
    ['the route "/docs" in routes.js has no ComponentCreator', "\nexport default [{ path: '/docs' }];"],
  ])('is refused: %s', (message, source) => {
    expect(() => parseRoutes(source)).toThrow(message);
    expect(() => parseRoutes(source)).toThrow('Fix: adapt plugins/first-view/routeFiles.mjs');
  });
});

describe('registry.js', () => {
  it('is written without requests and ids of modules', () => {
    const loads = parseRegistry(`export default {\n${entry}};\n`);
    expect(writeRegistry(loads)).toBe(
      '{\n"c0": [() => import(/* webpackChunkName: "c0" */ "@theme/DocItem")],\n}',
    );
  });

  it.each([
    ['of 0 entries in registry.js, 0 can be read', 'export default {};'],
    ['of 2 entries in registry.js, 1 can be read', `${entry}import("x")`],
  ])('is refused: %s', (message, source) => {
    expect(() => parseRegistry(source)).toThrow(message);
    expect(() => parseRegistry(source)).toThrow('Fix: adapt plugins/first-view/routeFiles.mjs');
  });
});
