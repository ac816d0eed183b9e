import { describe, expect, it } from 'vitest';
import { addRelatedPosts, findRelatedPosts } from './addRelatedPosts';

const post = (title: string, day: number, tags: string[], unlisted = false) => ({
  metadata: {
    title,
    permalink: `/blog/${title}`,
    date: new Date(Date.UTC(2022, 0, day)),
    unlisted,
    tags: tags.map((permalink) => ({ permalink })),
    frontMatter: { slug: title },
  },
});

const fillers = ['f1', 'f2', 'f3', 'f4', 'f5'].map((title) => post(title, 1, []));
const self = post('self', 10, ['cuda', 'tip']);
const relatedTitles = (...others: ReturnType<typeof post>[]) =>
  findRelatedPosts(self, [self, ...others, ...fillers]).map(({ title }) => title);

describe('findRelatedPosts', () => {
  it.each([
    ['no post without a tag in common', [post('a', 1, ['aot'])], []],
    ['more shared tags first', [post('a', 2, ['tip']), post('b', 1, ['tip', 'cuda'])], ['b', 'a']],
    [
      'rare tags before common ones',
      [post('a', 3, ['tip']), post('b', 2, ['tip']), post('c', 1, ['cuda'])],
      ['c', 'a', 'b'],
    ],
    ['newer posts first when equal', [post('a', 1, ['tip']), post('b', 2, ['tip'])], ['b', 'a']],
    ['posts of one day by address', [post('b', 1, ['tip']), post('a', 1, ['tip'])], ['a', 'b']],
    ['three at most', [4, 3, 2, 1].map((day) => post(`p${day}`, day, ['tip'])), ['p4', 'p3', 'p2']],
    ['no unlisted post', [post('a', 1, ['tip'], true)], []],
  ])('gives %s', (_, others, titles) => {
    expect(relatedTitles(...others)).toEqual(titles);
  });

  it('does not count a tag that more than half of the posts carry', () => {
    expect(findRelatedPosts(self, [self, post('a', 1, ['tip']), post('b', 2, ['tip'])])).toEqual([]);
  });
});

describe('addRelatedPosts', () => {
  it('adds links and keeps everything else', () => {
    const [first] = addRelatedPosts([self, post('a', 1, ['cuda']), ...fillers]);
    expect(first?.metadata).toEqual({
      ...self.metadata,
      frontMatter: {
        slug: 'self',
        relatedPosts: [{ title: 'a', permalink: '/blog/a', date: '2022-01-01T00:00:00.000Z' }],
      },
    });
  });
});
