import { expect, it } from 'vitest';
import { fenceText } from './fenceText';

it.each([
  ['python', '', 'a = 1', 'python \na = 1'],
  ['cpp', ' title="main.cpp" ', 'int a;\nint b;', 'cpp title="main.cpp"\nint a;\nint b;'],
])('stands for a block of %s %s', (language, meta, code, text) => {
  expect(fenceText(language, meta, code)).toBe(text);
});
