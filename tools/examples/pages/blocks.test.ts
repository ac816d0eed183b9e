import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readBlocks } from './blocks';

const page = (...lines: string[]) => lines.join('\n');

describe('readBlocks', () => {
  it('reads code, first line, words and output of each Python block', () => {
    const { blocks, problems } = readBlocks(
      page(
        '---',
        'title: Fields',
        '---',
        '',
        '```python title="a.py" raises="ValueError: \\"x\\""',
        'a = 1',
        '```',
        '',
        '```output',
        '1.0',
        '```',
        '',
        '```shell',
        'pip install taichi',
        '```',
        '',
        '::::tabs',
        ':::tab[One]',
        '```py continue',
        'b = 2',
        '```',
        ':::',
        '::::',
      ),
    );
    expect(problems).toEqual([]);
    expect(blocks).toMatchObject([
      { line: 6, code: 'a = 1', output: '1.0', fence: { kind: 'raises', raises: 'ValueError: "x"' } },
      { line: 20, code: 'b = 2', output: null, fence: { kind: 'continue' } },
    ]);
  });

  it('removes the indentation of a list and keeps the line', () => {
    const text = page('1. One:', '', '   ```python', '   if a:', '       b()', '   ```');
    expect(readBlocks(text).blocks).toMatchObject([{ line: 4, code: 'if a:\n    b()' }]);
  });

  it('reads an output block only directly below', () => {
    const text = page('```python', 'a', '```', '', 'Text.', '', '```output', '1', '```');
    expect(readBlocks(text).blocks[0]?.output).toBeNull();
  });

  it('reads the picture below a block or its output, and which block follows directly', () => {
    const text = page(
      '```cpp title="a.cpp"',
      'int a;',
      '```',
      '```output',
      '1',
      '```',
      '![A](./img/a%20b.webp "output")',
      '',
      '```cmake',
      'project(a)',
      '```',
      '',
      '![B](./img/b.webp)',
      '',
      '```python',
      'b = 1',
      '```',
    );
    expect(readBlocks(text).blocks).toMatchObject([
      { language: 'cpp', output: '1', picture: { line: 7, file: './img/a b.webp' }, follows: false },
      { language: 'cmake', picture: null, follows: true },
      { language: 'python', picture: null, follows: false },
    ]);
  });

  it('hashes language, words and code, wherever the block is', () => {
    const hashes = (...lines: string[]) => readBlocks(page(...lines)).blocks.map(({ hash }) => hash);
    // The first 12 digits of SHA-256 of "python vulkan" and "a = 1" on two lines.
    const known = createHash('sha256').update('python vulkan\na = 1').digest('hex').slice(0, 12);
    expect(hashes('```python vulkan', 'a = 1', '```')).toEqual([known]);
    expect(hashes('1. One', '', '   ```py  vulkan ', '   a = 1', '   ```')).toEqual([known]);
    expect(hashes('```python', 'a = 1', '```')).not.toEqual([known]);
  });

  it('finds sections about a deprecation', () => {
    const block = ['```python', 'a', '```', ''];
    const text = page('## A', '', 'Old :deprecated[1.5].', '', ...block, '## B', '', ...block);
    expect(readBlocks(text).blocks.map(({ aboutDeprecation }) => aboutDeprecation)).toEqual([true, false]);
  });

  it.each([
    ['an unknown word', 'python fast', /"fast" means nothing/],
    ['a reason that is not in the list', 'python skip="tired"', /"tired" is no reason/],
    ['a skip without a reason', 'python skip', /"skip" needs a value/],
  ])('refuses %s', (_, fence, message) => {
    const { blocks, problems } = readBlocks(page('Text.', '', `\`\`\`${fence}`, 'a', '```'));
    expect(blocks).toEqual([]);
    expect(problems).toEqual([{ line: 3, message: expect.stringMatching(message) }]);
  });
});
