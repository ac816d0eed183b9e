import { expect, it } from 'vitest';
import { readCompilerError } from './build';

const page = 'docs/c-api/core.md';

it.each([
  [
    'an error of the page',
    `${page}: In function 'int main()':\n${page}:94:10: error: 'foo' was not declared in this scope`,
    { line: 94, message: "'foo' was not declared in this scope" },
  ],
  [
    'a missing header',
    `${page}:12:10: fatal error: taichi/none.h: No such file or directory`,
    { line: 12, message: 'taichi/none.h: No such file or directory' },
  ],
  [
    'an error inside of a header',
    `In file included from ${page}:3:\n/usr/include/a.h:7:1: error: no type`,
    { line: 3, message: 'no type' },
  ],
  [
    'a name that the linker cannot find',
    "/usr/bin/ld: /tmp/a.o: in function `main':\n/tmp/x/main.cpp:100: undefined reference to `missing()'",
    { line: 100, message: "undefined reference to `missing()'" },
  ],
  ['anything else', 'Killed', { line: null, message: 'the compiler failed' }],
])('reads %s', (_, text, error) => {
  expect(readCompilerError(text, page)).toEqual({ ...error, text });
});
