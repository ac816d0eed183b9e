import { expect, it } from 'vitest';
import { readQuery } from './readQuery';

it.each([
  ['ti.field', 'field', true, ['field']],
  ['@ti.kernel', 'kernel', true, ['kernel']],
  ['taichi.Field.fill(', 'Field.fill', true, ['field', 'fill']],
  ['ti.sync()', 'sync', true, ['sync']],
  ['vec3', 'vec3', false, ['vec3']],
  ['how to use a kernel', '', false, ['kernel']],
  ['for', 'for', false, ['for']],
  ['ti', 'ti', false, ['ti']],
  ['field field', '', false, ['field']],
  ['数据 layout', '', false, ['数据', 'layout']],
  ['🚀', '', false, []],
])('%s', (query, name, isQualified, tokens) => {
  const read = readQuery(query);
  expect([read.name, read.isQualified, read.tokens.map(({ text }) => text)]).toEqual([
    name,
    isQualified,
    tokens,
  ]);
});
