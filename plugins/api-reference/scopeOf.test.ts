import { expect, test } from 'vitest';
import { scopeOf } from './scopeOf';

test.each([
  [['func'], undefined, undefined, 'kernel'],
  [['ti.func'], undefined, 'python', 'kernel'],
  [['staticmethod', 'python_scope'], undefined, 'both', 'python'],
  [['python_scope'], 'both', 'python', 'both'],
  [undefined, undefined, 'both', 'both'],
  [['staticmethod'], undefined, undefined, undefined],
] as const)('%j, described as %s, in a class of %s: %s', (decorators, described, inherited, expected) => {
  expect(scopeOf({ decorators }, described, inherited)).toBe(expected);
});
