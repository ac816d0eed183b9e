import { expect, test } from 'vitest';
import { groupChanges } from './groupChanges';

test('parameters with the same change are grouped; other changes stay where they are', () => {
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
