import { expect, test } from 'vitest';
import { orderMembers } from './orderMembers';

test('what can be called comes first; the order within a kind stays', () => {
  const kinds = ['attribute', 'method', 'class', 'property', 'staticMethod', 'method', 'value'];
  const ordered = orderMembers(kinds.map((kind, index) => ({ kind, index })));
  expect(ordered.map(({ kind, index }) => `${kind} ${index}`)).toEqual([
    'staticMethod 4',
    'method 1',
    'method 5',
    'property 3',
    'attribute 0',
    'value 6',
    'class 2',
  ]);
});
