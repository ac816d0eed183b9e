import { expect, it } from 'vitest';
import { keepOrder } from './keepOrder';

const hits = (keys: string) => [...keys].map((key) => ({ key }));

it.each([
  ['abc', 'cab', 'abc'],
  ['abc', 'dcba', 'abcd'],
  ['abc', 'ca', 'ac'],
  ['', 'ab', 'ab'],
  ['ab', '', ''],
])('%s on display, %s new: %s', (shown, next, order) => {
  const kept = keepOrder(hits(shown), hits(next));
  expect(kept.map(({ key }) => key).join('')).toBe(order);
});

it('shows the new content of a hit', () => {
  expect(keepOrder([{ key: 'a' }], [{ key: 'a', excerpt: 'new' }])).toEqual([{ key: 'a', excerpt: 'new' }]);
});
