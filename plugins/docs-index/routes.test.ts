import { describe, expect, it } from 'vitest';
import { buildRoutes } from './routes';
import type { DocsIndex } from './types';

const index = (versionName: string, path: string, isLast = false): DocsIndex => ({
  versionName,
  versionLabel: versionName,
  isLast,
  path,
  entries: [],
});
const indexes = [index('current', '/fr/docs/master'), index('v1.6.0', '/fr/docs', true)];
const data = { current: 'current.json', 'v1.6.0': 'last.json' };

describe('buildRoutes', () => {
  it('gives the home page the menu of the default version, and each version its index page', () => {
    const routes = buildRoutes({ indexes, data, baseUrl: '/fr/' });
    expect(routes.map(({ path, component, modules }) => [path, component, modules])).toEqual([
      ['/fr/', '@theme/HomePage', { index: 'last.json' }],
      ['/fr/docs/master/', '@theme/DocsIndexPage', { index: 'current.json' }],
      ['/fr/docs/', '@theme/DocsIndexPage', { index: 'last.json' }],
    ]);
  });

  it('needs a default version', () => {
    expect(() => buildRoutes({ indexes: indexes.slice(0, 1), data, baseUrl: '/' })).toThrow(/lastVersion/);
  });
});
