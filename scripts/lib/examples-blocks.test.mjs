import { describe, expect, it } from 'vitest';
import { readBlocks } from './examples-blocks.mjs';

const page = (...lines) => lines.join('\n');

describe('readBlocks', () => {
  it('gives code, first line, words and output of each Python block', () => {
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

  it('takes the indentation of a list away and keeps the line', () => {
    const text = page('1. One:', '', '   ```python', '   if a:', '       b()', '   ```');
    expect(readBlocks(text).blocks).toMatchObject([{ line: 4, code: 'if a:\n    b()' }]);
  });

  it('knows an output block only directly below', () => {
    const text = page('```python', 'a', '```', '', 'Text.', '', '```output', '1', '```');
    expect(readBlocks(text).blocks[0]?.output).toBeNull();
  });

  it('tells which sections are about a deprecation', () => {
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
