type Tag = { readonly label: string; readonly permalink: string };
type Post = { readonly permalink: string; readonly tags: readonly Tag[] };

/** Picks the most specific tag of each post: the one that the fewest posts have. Returns it by the permalink of the post. */
export function pickTags<Each extends Tag>(
  posts: readonly (Post & { readonly tags: readonly Each[] })[],
): Map<string, Each> {
  const counts = new Map<string, number>();
  for (const { permalink } of posts.flatMap(({ tags }) => tags)) {
    counts.set(permalink, (counts.get(permalink) ?? 0) + 1);
  }
  const countOf = ({ permalink }: Tag) => counts.get(permalink) ?? 0;
  return new Map(
    posts.flatMap(({ permalink, tags }) => {
      const [rarest] = [...tags].sort((a, b) => countOf(a) - countOf(b));
      return rarest ? [[permalink, rarest] as const] : [];
    }),
  );
}
