import { describe, expect, it } from 'vitest';
import { buildRoutes } from './routes';
import type { DocsIndex } from './types';

const index = (versionName: string, path: string, isLast = false): DocsIndex => ({
  versionName,
  versionLabel: versionName,
  isLast,
  banner: null,
  path,
  entries: [],
});
const input = {
  indexes: [index('current', '/fr/docs/master'), index('v1.6.0', '/fr/docs', true)],
  data: { current: 'current.json', 'v1.6.0': 'last.json' },
  content: 'home.json',
  pictures: 'pictures.js',
  baseUrl: '/fr/',
};

describe('buildRoutes', () => {
  it('builds the home page with the menu of the default version, and an index page per version', () => {
    expect(buildRoutes(input).map(({ path, component, modules }) => [path, component, modules])).toEqual([
      [
        '/fr/',
        '@theme/HomePage',
        {
          index: 'last.json',
          content: 'home.json',
          pictures: 'pictures.js',
        },
      ],
      ['/fr/docs/master/', '@theme/DocsIndexPage', { index: 'current.json' }],
      ['/fr/docs/', '@theme/DocsIndexPage', { index: 'last.json' }],
    ]);
  });

  it('needs a default version', () => {
    expect(() => buildRoutes({ ...input, indexes: input.indexes.slice(0, 1) })).toThrow(/lastVersion/);
  });
});
