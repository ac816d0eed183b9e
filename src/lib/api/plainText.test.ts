import { expect, test } from 'vitest';
import { plainText } from './plainText';

test.each([
  ['', []],
  ['Untranslated.', [['lang', 'en'] as const, 'Untranslated.']],
  [
    'Calls ti.init first.',
    ['Calls ', ['code', 'ti.init', '/api/taichi/#taichi.init'] as const, ' ', ['em', 'first'] as const, '.'],
  ],
])('%j', (text, parts) => {
  expect(plainText(parts)).toBe(text);
});
