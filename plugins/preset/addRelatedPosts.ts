import type { RelatedPost } from './types';

type Post = {
  metadata: {
    title: string;
    permalink: string;
    date: Date;
    unlisted: boolean;
    tags: readonly { permalink: string }[];
    frontMatter: { [key: string]: unknown };
  };
};

const limit = 3;

/** Weighs tags by how specific they are: 1 / number of posts, and 0 for a tag on more than half of the posts. */
function weighTags(posts: readonly Post[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { permalink } of posts.flatMap(({ metadata }) => metadata.tags)) {
    counts.set(permalink, (counts.get(permalink) ?? 0) + 1);
  }
  return new Map([...counts].map(([tag, count]) => [tag, count * 2 > posts.length ? 0 : 1 / count]));
}

/** Finds the posts of a list that share the most specific tags with `post`: at most three, best first. */
export function findRelatedPosts(post: Post, posts: readonly Post[]): RelatedPost[] {
  const weights = weighTags(posts);
  const own = new Set(post.metadata.tags.map(({ permalink }) => permalink));
  return posts
    .filter(({ metadata }) => metadata.permalink !== post.metadata.permalink && !metadata.unlisted)
    .map(({ metadata }) => ({
      metadata,
      weight: metadata.tags
        .filter(({ permalink }) => own.has(permalink))
        .reduce((sum, { permalink }) => sum + (weights.get(permalink) ?? 0), 0),
    }))
    .filter(({ weight }) => weight > 0)
    .toSorted(
      (a, b) =>
        b.weight - a.weight ||
        b.metadata.date.getTime() - a.metadata.date.getTime() ||
        (a.metadata.permalink < b.metadata.permalink ? -1 : 1),
    )
    .slice(0, limit)
    .map(({ metadata: { title, permalink, date } }) => ({ title, permalink, date: date.toISOString() }));
}

/** Adds to each post its related ones, as `metadata.frontMatter.relatedPosts`, which the theme reads. */
export function addRelatedPosts<P extends Post>(posts: readonly P[]): P[] {
  return posts.map((post) => ({
    ...post,
    metadata: {
      ...post.metadata,
      frontMatter: { ...post.metadata.frontMatter, relatedPosts: findRelatedPosts(post, posts) },
    },
  }));
}
