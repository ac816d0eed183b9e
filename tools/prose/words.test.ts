import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

test('the word list is sorted and names each word once', () => {
  const words = readFileSync(path.join(__dirname, 'words.txt'), 'utf8')
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('#'));
  expect(words).toEqual([...new Set(words)].sort());
});
