import { expect, it } from 'vitest';
import { stripComments } from './stripComments';

it.each([
  ['python', '# a\nx = 1  # b\n\n\ny = "# c"\n    # d', 'x = 1\ny = "# c"'],
  ['python', 'def f():\n    # a\n    return 1', 'def f():\n    return 1'],
  ['cpp', '// a\n#include <x>\nint y; // b\n/* c\n d */\nint z;', '#include <x>\nint y;\nint z;'],
  ['cmake', '# a\nproject(b)\n', 'project(b)'],
])('keeps the code of %s', (language, code, expected) => {
  expect(stripComments(code, language)).toBe(expected);
});
