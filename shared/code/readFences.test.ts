import { expect, it } from 'vitest';
import { readFences } from './readFences';

it('reads fences with their words, also in lists and directives, and no fence inside of another', () => {
  const text = [
    '---',
    'title: A',
    '---',
    '```py title="a.py" {2}',
    'x',
    '',
    '  y',
    '```',
    '- item',
    '',
    '  ~~~cpp',
    '  int z;',
    '    w;',
    '  ~~~',
    ':::tip',
    '````md',
    '```python',
    '```',
    '````',
    ':::',
    'a ```b``` c',
    '```',
    'open',
  ].join('\n');
  expect(readFences(text)).toEqual([
    { language: 'python', meta: 'title="a.py" {2}', code: 'x\n\n  y', line: 4, lastLine: 8, isClosed: true },
    { language: 'cpp', meta: '', code: 'int z;\n  w;', line: 11, lastLine: 14, isClosed: true },
    { language: 'md', meta: '', code: '```python\n```', line: 16, lastLine: 19, isClosed: true },
    { language: 'text', meta: '', code: 'open', line: 22, lastLine: 23, isClosed: false },
  ]);
});
