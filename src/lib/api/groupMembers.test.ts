import { expect, test } from 'vitest';
import { groupMembers } from './groupMembers';

test('groups have the order of the list, members that of their kind', () => {
  const sets = groupMembers([
    { name: 'n', kind: 'attribute', group: 'shape' },
    { name: 'sum', kind: 'method', group: 'reduce' },
    { name: 'get_shape', kind: 'method', group: 'shape' },
    { name: 'rows', kind: 'staticMethod', group: 'create' },
  ]);
  expect(sets.map(({ group, members }) => [group, ...members.map(({ name }) => name)])).toEqual([
    ['create', 'rows'],
    ['reduce', 'sum'],
    ['shape', 'get_shape', 'n'],
  ]);
});

test('members without groups are one set', () => {
  const sets = groupMembers([{ kind: 'attribute' }, { kind: 'method' }]);
  expect(sets).toEqual([{ group: undefined, members: [{ kind: 'method' }, { kind: 'attribute' }] }]);
});
