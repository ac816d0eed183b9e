import { describe, expect, it } from 'vitest';
import { compareFences } from './compareFences';

const source = 'Text.\n\n```python title="a.py"\nimport taichi as ti\n\nx = 1  # one\nprint("# two")\n```\n';

describe('compareFences', () => {
  it.each([
    ['the same', source, source],
    ['a comment in another language', source, source.replace('# one', '# un')],
    ['a comment in C++', '```cpp\nint a; // one\n```', '```cpp\nint a; // un\n```'],
    ['a comment in a shell', '```shell\nnpm ci # install\n```', '```shell\nnpm ci # installer\n```'],
  ])('accepts %s', (_what, original, translated) => {
    expect(compareFences(original, translated)).toEqual([]);
  });

  it.each([
    ['code', source.replace('x = 1', 'x = 2'), 6, 'differs', 'write "x = 1  # one"'],
    ['a printed string', source.replace('two', 'deux'), 7, 'differs', 'write "print("# two")"'],
    ['a missing line', source.replace('x = 1  # one\n', ''), 6, 'differs', 'write "x = 1  # one"'],
    ['words', source.replace('title="a.py"', ''), 3, 'words after the fence', 'write python title="a.py"'],
    [
      'end',
      source.replace('print("# two")\n```\n', 'print("# two")\n\nText.\n'),
      3,
      'this fenced block is never closed',
      'write the closing fence',
    ],
    ['number', 'Text.', 1, '0 fenced blocks, its source 1', 'copy the missing ones'],
  ])('finds other %s', (_what, translated, line, problem, fix) => {
    const [found, ...others] = compareFences(source, translated);
    expect(found?.line).toBe(line);
    expect(found?.problem).toContain(problem);
    expect(found?.fix).toContain(fix);
    expect(others).toEqual([]);
  });

  it.each(['output', 'text', 'shell'])('compares an address in a %s block', (language) => {
    const block = (address: string) => `\`\`\`${language}\nhttps://${address}\n\`\`\``;
    expect(compareFences(block('a.org'), block('b.org'))).toHaveLength(1);
  });
});
