import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readTermPairs } from './readTermPairs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'terms-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (...rows: string[]) => {
  const file = path.join(folder, 'glossary.md');
  writeFileSync(file, `# Terms\n\n| English | 中文 | Note |\n|---|---|---|\n${rows.join('\n')}\n`);
  return readTermPairs(file);
};

it.each([
  ['one term', '| cell | 单元 | of a field |', { cell: ['单元'] }],
  [
    'several terms with as many translations',
    '| index; component | 索引；分量 | |',
    { index: ['索引'], component: ['分量'] },
  ],
  ['several translations of one term', '| layout | 布局、数据布局 | |', { layout: ['布局', '数据布局'] }],
  [
    'terms of several words, and remarks in brackets',
    '| atomic operation (`ti.atomic_add`) | 原子操作（atomic） | |',
    { 'atomic operation': ['原子操作'] },
  ],
  ['a term with a hyphen', '| struct-for | 结构循环 | |', { 'struct for': ['结构循环'] }],
  [
    'the telling words of a French term',
    '| template argument | argument de patron | |',
    { 'template argument': ['patron'] },
  ],
])('reads %s', (_name, row, pairs) => {
  expect(read(row)).toEqual(pairs);
});

it.each([
  ['a term that stays English', '| ndarray | ndarray | |'],
  ['terms that cannot be paired', '| number, value, count | 数、数值 | |'],
])('skips %s', (_name, row) => {
  expect(read(row)).toEqual({});
});

it('returns nothing for a language without a glossary', () => {
  expect(readTermPairs(path.join(folder, 'missing.md'))).toEqual({});
});
