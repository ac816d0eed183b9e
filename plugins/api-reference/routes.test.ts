import { describe, expect, it } from 'vitest';
import { buildRoutes, toGlobalData } from './routes';

const versions = [
  { name: 'current', label: 'develop', path: 'master' },
  { name: 'v1.6.0', label: 'v1.6.0', path: '' },
];
const place = { versions, routeBasePath: 'api', baseUrl: '/fr/' };

describe('buildRoutes', () => {
  it('gives each version its root page with its own data', () => {
    const routes = buildRoutes({ ...place, data: { current: 'current.json', 'v1.6.0': 'last.json' } });
    expect(routes).toEqual([
      {
        path: '/fr/api/master/',
        component: '@theme/ApiRoot',
        exact: true,
        modules: { root: 'current.json' },
      },
      { path: '/fr/api/', component: '@theme/ApiRoot', exact: true, modules: { root: 'last.json' } },
    ]);
  });
});

describe('toGlobalData', () => {
  it('lists versions and paths only', () => {
    expect(toGlobalData({ ...place, baseUrl: '/', lastVersion: 'v1.6.0' })).toEqual({
      versions: [
        {
          name: 'current',
          label: 'develop',
          isLast: false,
          path: '/api/master/',
          pages: { '': '/api/master/' },
        },
        { name: 'v1.6.0', label: 'v1.6.0', isLast: true, path: '/api/', pages: { '': '/api/' } },
      ],
    });
  });
});
