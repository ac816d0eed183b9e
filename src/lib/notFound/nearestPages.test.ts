import { expect, test } from 'vitest';
import { nearestPages } from './nearestPages';

test('each page comes once, in the order of the hits', () => {
  const hits = ['/a#x', '/b', '/a', '/c#y', '/d'].map((url) => ({ url }));
  expect(nearestPages(hits, 3).map(({ url }) => url)).toEqual(['/a', '/b', '/c']);
});
