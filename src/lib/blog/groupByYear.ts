export type Year<Post> = { year: number; posts: Post[] };

/**
 * Groups posts by the year (in UTC) of their date, newest first; posts of the same day keep their order.
 *
 * @throws {RangeError} When `dateOf` returns an invalid date.
 */
export function groupByYear<Post>(
  posts: readonly Post[],
  dateOf: (post: Post) => string | Date,
): Year<Post>[] {
  const dated = posts.map((post) => ({ post, date: new Date(dateOf(post)) }));
  const years = new Map<number, Post[]>();
  for (const { post, date } of dated.toSorted((a, b) => b.date.getTime() - a.date.getTime())) {
    const year = date.getUTCFullYear();
    if (Number.isNaN(year))
      throw new RangeError('A post has no valid date. Fix: give its front matter a `date` as YYYY-MM-DD.');
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return [...years].map(([year, yearPosts]) => ({ year, posts: yearPosts }));
}
