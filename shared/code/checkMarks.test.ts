import { expect, it } from 'vitest';
import { checkMarks } from './checkMarks';

const code = 'a\n\nb\n  \nc';

it.each([
  ['nothing', []],
  ['one line', [1]],
  ['a blank line inside a range', [1, 2, 3]],
  ['two ranges', [1, 3, 4, 5]],
])('accepts %s', (_name, marked) => {
  expect(() => checkMarks(code, marked)).not.toThrow();
});

it.each([
  [
    'a range that begins blank',
    [2, 3],
    'a mark begins or ends on line 2, which is blank. Fix: mark the lines',
  ],
  ['a range that ends on spaces', [3, 4], 'a mark begins or ends on line 4'],
  ['a blank line alone', [1, 4], 'a mark begins or ends on line 4'],
  [
    'a line below the block',
    [1, 6],
    'line 6 is marked, but the block has only 5. Fix: mark lines that exist',
  ],
])('refuses %s', (_name, marked, message) => {
  expect(() => checkMarks(code, marked)).toThrow(message);
});
