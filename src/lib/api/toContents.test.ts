import { expect, test } from 'vitest';
import { toContents } from './toContents';

test.each([
  ['taichi', '<code>taichi</code>', 2],
  ['taichi.aot', '<code>aot</code>', 2],
  ['taichi.aot.module', '<code>module</code>', 3],
  ['taichi.aot.conventions.gfxruntime140.dr', '<code>conventions.gfxruntime140.dr</code>', 3],
])('%s is listed as %s at level %i', (name, value, level) => {
  expect(toContents([{ name }])).toEqual([{ value, id: name, level }]);
});
