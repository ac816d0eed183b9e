import { expect, it } from 'vitest';
import { cutSummary } from './cutSummary';

it('keeps a short text', () => {
  expect(cutSummary('A field holds data.')).toBe('A field holds data.');
  expect(cutSummary('场'.repeat(35))).toBe('场'.repeat(35));
});

it('cuts a long text after a word', () => {
  const summary = cutSummary('word '.repeat(40));
  expect(summary).toMatch(/^(word )+…$/);
  expect(summary.length).toBeLessThanOrEqual(72);
});

it('cuts Chinese at half as many characters, which are twice as wide', () => {
  expect(cutSummary('场'.repeat(80))).toBe(`${'场'.repeat(35)} …`);
});

it('never splits a character in two', () => {
  expect(cutSummary(`${'a'.repeat(69)}🚀 and more`)).toBe(`${'a'.repeat(69)} …`);
});
