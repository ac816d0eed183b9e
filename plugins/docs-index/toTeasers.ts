import path from 'node:path';
import { requestVariants } from '../../shared/pictures/variants';
import type { Teaser } from './types';

/** The parts of a blog post's metadata that a teaser is made from. */
export type PostSource = {
  title: string;
  permalink: string;
  description: string;
  date: Date;
  /** In minutes, with fractions. */
  readingTime?: number | undefined;
  /** Path of the post's file, starting with `@site/`. */
  source: string;
  /** Picture of the post; only one beside its file, `./…`, is shown. */
  image?: string | undefined;
};

/** Teasers, newest first, and by the key that a teaser names the files of their pictures and what asks for smaller variants. */
export type NewestPosts = {
  posts: Teaser[];
  covers: Record<string, string>;
  coverVariants: Record<string, string>;
};

const count = 3;

const byNewest = (a: PostSource, b: PostSource): number =>
  b.date.getTime() - a.date.getTime() || (a.permalink < b.permalink ? -1 : 1);

/** Takes all posts; returns the newest three as teasers. */
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
