/** A link to a post that has topics in common with the one that carries it; the date is in ISO form. */
export type RelatedPost = { title: string; permalink: string; date: string };

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

/** How much each tag tells about a post: less, the more posts carry it; nothing, when more than half of them do. */
function weighTags(posts: readonly Post[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { permalink } of posts.flatMap(({ metadata }) => metadata.tags)) {
    counts.set(permalink, (counts.get(permalink) ?? 0) + 1);
  }
  return new Map([...counts].map(([tag, count]) => [tag, count * 2 > posts.length ? 0 : 1 / count]));
}

/** Takes the posts of one list, gives those that share the most telling tags with `post`: at most three, best first. */
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

/** For the blog plugin's `processBlogPosts`: the same posts, each with its related ones in `metadata.frontMatter.relatedPosts`. */
export function addRelatedPosts<P extends Post>(posts: readonly P[]): P[] {
  return posts.map((post) => ({
    ...post,
    metadata: {
      ...post.metadata,
      frontMatter: { ...post.metadata.frontMatter, relatedPosts: findRelatedPosts(post, posts) },
    },
  }));
}
