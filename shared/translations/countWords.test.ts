import { expect, it } from 'vitest';
import { countWords } from './countWords';

it.each([
  ['a sentence', 'Fields hold 3 numbers.', 4],
  ['a heading with its id', '## Read and write {#read-and-write}', 3],
  ['a block of code', 'One.\n\n```python\nx = 1\n```\n\nTwo.', 2],
  ['a longer fence', '````md\n```\nx\n```\n````\nTwo.', 1],
  ['a link', 'See [the page](/docs/the_page).', 3],
  ['code in a sentence', 'Call `ti.init` first, don’t wait.', 5],
  ['a formula', 'As\n\n$$\na + b\n$$\n\nsays.', 2],
  ['a comment', '<!-- truncate -->\n\nText.', 1],
])('counts the words of %s', (_what, text, words) => {
  expect(countWords(text)).toBe(words);
});
