import { expect, it } from 'vitest';
import { countPages } from './countPages';

it('counts pages without work to do as up to date, for each locale on its own', () => {
  const page = (...states: ('fresh' | 'stale' | 'missing')[]) => ({
    title: 'a',
    address: '/a',
    states,
    words: [100, 7],
  });
  const groups = [
    { label: 'A', total: 3, pages: [page('missing', 'fresh'), page('stale', 'stale')] },
    { label: 'B', total: 1, pages: [] },
  ];
  expect(countPages(groups, 0)).toEqual({ fresh: 2, total: 4 });
  expect(countPages(groups, 1)).toEqual({ fresh: 3, total: 4 });
});
