import { expect, test } from 'vitest';
import { markdownTable, tableLines } from './tables';

const table = {
  title: 'First view',
  note: 'Brotli.',
  head: ['page', 'ours', 'stock'],
  rows: [
    ['field', 19.7, 257.9],
    ['api | all', 1, null],
  ],
};

test('in the terminal, columns are aligned, figures to the right', () => {
  expect(tableLines(table)).toEqual([
    'First view',
    'page       ours  stock',
    '---------  ----  -----',
    'field      19.7  257.9',
    'api | all     1      –',
  ]);
});

test('in Markdown, a table has a heading, a note and escaped bars', () => {
  expect(markdownTable(table)).toBe(
    [
      '## First view',
      '',
      'Brotli.',
      '',
      '| page | ours | stock |',
      '|---|--:|--:|',
      '| field | 19.7 | 257.9 |',
      '| api \\| all | 1 | – |',
    ].join('\n'),
  );
});
