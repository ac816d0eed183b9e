import { describe, expect, it } from 'vitest';
import { readingTime } from './readingTime';

const byDefault = 7;
const minutes = (content: string, locale: string) =>
  readingTime({ content, locale, frontMatter: {}, defaultReadingTime: () => byDefault });

describe('readingTime', () => {
  it.each([
    ['en', 'Fields and kernels.', 3],
    ['en', 'Call `ti.sync()` 2.5 times; it doesn’t return.', 7],
    ['fr-FR', 'L’œuvre : « parallèle »', 2],
    ['en', '', 0],
  ])('in %s, "%s" has %i words', (locale, content, words) => {
    expect(minutes(content, locale)).toBeCloseTo(words / 200);
  });

  it('leaves Chinese to Docusaurus, which knows where its words end', () => {
    expect(minutes('并行计算', 'zh-Hans')).toBe(byDefault);
  });
});
