import { describe, expect, it } from 'vitest';
import { findAlternates, type VersionedSection } from './findAlternates';

const sections: VersionedSection[] = [
  {
    name: 'current',
    label: 'develop',
    isLast: false,
    mainPath: '/docs/master/overview',
    pages: { field: '/docs/master/field', solver: '/docs/master/linear_solver' },
  },
  {
    name: 'v1.6.0',
    label: 'v1.6.0',
    isLast: true,
    mainPath: '/docs/overview',
    pages: { field: '/docs/field' },
  },
];

describe('findAlternates', () => {
  it.each([
    ['keeps the page', '/docs/field', ['/docs/master/field', '/docs/field'], 'v1.6.0'],
    ['ignores a slash at the end', '/docs/field/', ['/docs/master/field', '/docs/field'], 'v1.6.0'],
    ['ignores index.html', '/docs/field/index.html', ['/docs/master/field', '/docs/field'], 'v1.6.0'],
    [
      'falls back to the main page',
      '/docs/master/linear_solver',
      ['/docs/master/linear_solver', '/docs/overview'],
      'current',
    ],
    ['recognizes main pages', '/docs/overview', ['/docs/master/overview', '/docs/overview'], 'v1.6.0'],
  ])('%s', (_name, pathname, paths, active) => {
    const alternates = findAlternates(pathname, sections);
    expect(alternates?.map(({ path }) => path)).toEqual(paths);
    expect(alternates?.find(({ isActive }) => isActive)?.name).toBe(active);
  });

  it('returns null for other pages', () => {
    expect(findAlternates('/blog', sections)).toBeNull();
  });
});
