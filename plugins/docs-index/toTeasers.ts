import path from 'node:path';
import { requestVariants } from '../../shared/pictures/variants';
import type { Teaser } from './types';

/** The metadata of a blog post that a teaser is built from. */
export type PostSource = {
  title: string;
  permalink: string;
  description: string;
  date: Date;
  /** In minutes, with fractions. */
  readingTime?: number | undefined;
  /** Path of the post's file, starting with `@site/`. */
  source: string;
  /** Picture of the post; only one next to its file, `./…`, is shown. */
  image?: string | undefined;
};

/** Teasers, newest first, with the files of their pictures and the requests for smaller variants, both by cover key. */
export type NewestPosts = {
  posts: Teaser[];
  covers: Record<string, string>;
  coverVariants: Record<string, string>;
};

const count = 3;

const byNewest = (a: PostSource, b: PostSource): number =>
  b.date.getTime() - a.date.getTime() || (a.permalink < b.permalink ? -1 : 1);

/** Builds teasers of the three newest posts. */
export function toTeasers(sources: readonly PostSource[]): NewestPosts {
  const covers: Record<string, string> = {};
  const coverVariants: Record<string, string> = {};
  const posts = sources
    .toSorted(byNewest)
    .slice(0, count)
    .map(({ title, permalink, description, date, readingTime, source, image }, index): Teaser => {
      const cover = image?.startsWith('./') ? `cover${index}` : undefined;
      if (cover && image) {
        const file = path.posix.join(path.posix.dirname(source), image);
        covers[cover] = file;
        coverVariants[cover] = requestVariants(file, 'cover');
      }
      return {
        title,
        permalink,
        description,
        date: date.toISOString(),
        ...(readingTime !== undefined && { readingTime }),
        ...(cover && { cover }),
      };
    });
  return { posts, covers, coverVariants };
}
