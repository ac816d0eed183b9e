import { describe, expect, it } from 'vitest';
import { cutExcerpt } from './cutExcerpt';

const filler = 'one two three four five six seven eight nine ten '.repeat(10);

describe('cutExcerpt', () => {
  it('leaves a short text whole', () => {
    expect(cutExcerpt('A short text.', ['short'])).toBe('A short text.');
  });

  it('starts at the beginning when nothing matches', () => {
    expect(cutExcerpt(filler, ['absent'], 30)).toBe('one two three four five six …');
  });

  it('shows the first match with words before it', () => {
    const excerpt = cutExcerpt(`${filler}a needle stands here. ${filler}`, ['needle'], 80);
    expect(excerpt).toMatch(/^… \w.*needle stands.* …$/);
    expect(excerpt.length).toBeLessThanOrEqual(84);
  });

  it('shows the end when the match is there', () => {
    expect(cutExcerpt(`${filler}needle`, ['needle'], 60)).toMatch(/needle$/);
  });

  it('never cuts a character in two', () => {
    for (let length = 20; length < 40; length += 1) {
      expect(cutExcerpt(`${'🚀'.repeat(60)}x${'🚀'.repeat(60)}`, ['x'], length)).not.toMatch(
        /\p{Surrogate}/u,
      );
    }
  });
});
