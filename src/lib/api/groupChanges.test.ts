import { expect, test } from 'vitest';
import { groupChanges } from './groupChanges';

test('parameters that share a fate are put together; other changes stay where they are', () => {
  const changes = groupChanges([
    { kind: 'parameterRemoved', name: 'shape' },
    { kind: 'defaultChanged', name: 'name', from: 'None', to: '""' },
    { kind: 'parameterRemoved', name: 'order' },
    { kind: 'parameterAdded', name: 'args' },
  ]);
  expect(changes).toEqual([
    { kind: 'parameterRemoved', names: ['shape', 'order'] },
    { kind: 'defaultChanged', name: 'name', from: 'None', to: '""' },
    { kind: 'parameterAdded', names: ['args'] },
  ]);
});
