import { expect, it } from 'vitest';
import { splitRun } from './splitRun';

it.each([
  ['保存图片', [], ['保存', '图片']],
  ['如何保存图片', [], ['保存', '图片']],
  ['怎么用', [], []],
  ['场', [], ['场']],
  ['自动微分教程', ['自动微分'], ['自动微分', '教程']],
  ['自动微分', ['自动微分'], ['自动微分']],
])('%s with the terms %j: %j', (run, terms, words) => {
  expect(splitRun(run, terms)).toEqual(words);
});
