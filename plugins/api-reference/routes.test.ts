import { describe, expect, it } from 'vitest';
import { inventory } from './fixtures';
import { parseInventory } from './load';
import { buildReferences } from './reference';
import { buildRoute, toGlobalData } from './routes';

const place = { routeBasePath: 'api', baseUrl: '/fr/' };
const sections = (...names: string[]) =>
  names.map((name) => parseInventory(JSON.stringify(inventory(name, [])), `api/v1.6.0/${name}.json`));

const references = buildReferences([
  {
    version: { name: 'current', label: 'develop', path: 'master' },
    inventories: sections('taichi', 'taichi/sparse'),
  },
  {
    version: { name: 'v1.6.0', label: 'v1.6.0', path: '' },
    inventories: sections('taichi', 'taichi/aot/record'),
  },
]);

const modules = {
  version: 'version.json',
  root: 'root.json',
  changes: 'changes.json',
  sections: { taichi: 'taichi.json', 'taichi/sparse': 'sparse.json' },
};

describe('buildRoute', () => {
  it('gives root page, changes and each section its own data, below what the version shares', () => {
    const version = { name: 'current', label: 'develop', path: 'master' };
    const { routes = [], ...parent } = buildRoute({ version }, modules, place);
    expect(parent).toEqual({
      path: '/fr/api/master/',
      component: '@theme/ApiVersionRoot',
      exact: false,
      modules: { version: 'version.json' },
    });
    expect(routes.every(({ exact }) => exact)).toBe(true);
    expect(routes.map(({ path, component, modules: own }) => [path, component, own])).toEqual([
      ['/fr/api/master/', '@theme/ApiRoot', { root: 'root.json', version: 'version.json' }],
      ['/fr/api/master/changes/', '@theme/ApiChanges', { changes: 'changes.json', version: 'version.json' }],
      ['/fr/api/master/taichi/', '@theme/ApiSection', { section: 'taichi.json', version: 'version.json' }],
      [
        '/fr/api/master/taichi/sparse/',
        '@theme/ApiSection',
        { section: 'sparse.json', version: 'version.json' },
      ],
    ]);
  });

  it('lets the version without a segment of its own come last', () => {
    const version = { name: 'v1.6.0', label: 'v1.6.0', path: '' };
    expect(buildRoute({ version }, modules, place)).toMatchObject({ path: '/fr/api/', priority: -1 });
  });
});

describe('toGlobalData', () => {
  it('lists each page once, and per version the pages that it lacks', () => {
    expect(toGlobalData(references, { ...place, lastVersion: 'v1.6.0' })).toEqual({
      versions: [
        {
          name: 'current',
          label: 'develop',
          isLast: false,
          path: '/fr/api/master/',
          without: ['taichi/aot/record'],
        },
        { name: 'v1.6.0', label: 'v1.6.0', isLast: true, path: '/fr/api/', without: ['taichi/sparse'] },
      ],
      pages: ['changes', 'taichi', 'taichi/aot/record', 'taichi/sparse'],
    });
  });
});
