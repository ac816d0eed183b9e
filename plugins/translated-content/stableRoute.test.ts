import { describe, expect, it } from 'vitest';
import { stableRoute } from './stableRoute';

const page = { path: '/docs/field', component: '@theme/DocItem', exact: true };

describe('stableRoute', () => {
  it.each([
    ['a route without metadata', page, page],
    [
      'a page with a date',
      { ...page, metadata: { sourceFilePath: 'docs/field.md', lastUpdatedAt: 1_750_000_000_000 } },
      { ...page, metadata: { sourceFilePath: 'docs/field.md' } },
    ],
    [
      'a page inside of another route',
      {
        path: '/docs',
        component: '@theme/DocsRoot',
        routes: [{ ...page, metadata: { sourceFilePath: 'a.md', lastUpdatedAt: null } }],
      },
      {
        path: '/docs',
        component: '@theme/DocsRoot',
        routes: [{ ...page, metadata: { sourceFilePath: 'a.md' } }],
      },
    ],
  ])('keeps all but the last change of %s', (_what, route, expected) => {
    expect(stableRoute(route)).toEqual(expected);
  });
});
