import { describe, expect, it } from 'vitest';
import { toTeasers, type PostSource } from './toTeasers';

const post = (day: string, more: Partial<PostSource> = {}): PostSource => ({
  title: `Post of ${day}`,
  permalink: `/blog/${day}`,
  description: 'What it is about.',
  date: new Date(day),
  source: `@site/blog/${day}/index.md`,
  ...more,
});

describe('toTeasers', () => {
  it('takes the newest three, whatever order they come in', () => {
    const days = ['2022-03-01', '2023-06-21', '2021-11-30', '2022-07-27'];
    const { posts } = toTeasers(days.map((day) => post(day)));
    expect(posts.map(({ date }) => date.slice(0, 10))).toEqual(['2023-06-21', '2022-07-27', '2022-03-01']);
  });

  it('orders posts of one day by path', () => {
    const same = ['/blog/b', '/blog/a'].map((permalink) => post('2022-07-27', { permalink }));
    expect(toTeasers(same).posts.map(({ permalink }) => permalink)).toEqual(['/blog/a', '/blog/b']);
  });

  it('leaves the reading time out where the blog has none', () => {
    const { posts } = toTeasers([post('2023-01-02', { readingTime: 7.2 }), post('2023-01-01')]);
    expect(posts[0]?.readingTime).toBe(7.2);
    expect(posts[1]).not.toHaveProperty('readingTime');
  });

  it('accepts only a picture next to the post', () => {
    const { posts, covers, coverVariants } = toTeasers([
      post('2023-01-03', { image: './cover.webp' }),
      post('2023-01-02', { image: 'https://example.org/cover.webp' }),
      post('2023-01-01'),
    ]);
    expect(posts.map(({ cover }) => cover)).toEqual(['cover0', undefined, undefined]);
    expect(covers).toEqual({ cover0: '@site/blog/2023-01-03/cover.webp' });
    expect(coverVariants).toEqual({
      cover0: '!!picture-variants?360,480,800!@site/blog/2023-01-03/cover.webp',
    });
  });

  it('is empty without posts', () => {
    expect(toTeasers([])).toEqual({ posts: [], covers: {}, coverVariants: {} });
  });
});
