import path from 'node:path';
import * as z from 'zod';
import { sourceFile } from '../../shared/translations/assembledFile';
import type { ContentList } from '../../shared/translations/contentList';

/** Kind of content, which determines the keys of its front matter. */
export interface ContentKind {
  readonly schema: z.ZodObject;
  readonly needsTruncateMarker: boolean;
}

const text = z.string().trim().min(1);
const keys = z.array(text).min(1);

const doc = z.strictObject({
  /** Heading of the page. */
  title: text,
  /** Lead below the heading, and description for search engines. */
  description: text,
  /** Path below the version, fixed once published. */
  slug: text.startsWith('/'),
  /** Position in its category, in steps of 10. */
  sidebar_position: z.number().nonnegative(),
  /** What readers can do after the page, in two to four phrases that complete "You will learn". */
  learn: z.array(text).min(2).max(4),
  /** Shorter name in the sidebar. */
  sidebar_label: text.optional(),
  /** Hides the table of contents. */
  hide_table_of_contents: z.boolean().optional(),
  /** Keywords for search engines. */
  keywords: keys.optional(),
  /** Preview picture for other sites. */
  image: text.optional(),
  /** Hides the footer. */
  hide_footer: z.boolean().optional(),
});

const post = z.strictObject({
  /** Heading of the post. */
  title: text,
  /** Two-line summary in lists, and description for search engines. */
  description: text,
  /** Path below the list, fixed once published. */
  slug: text,
  /** Day of publication. */
  date: z.date(),
  /** Keys of authors.yml. */
  authors: keys,
  /** Keys of tags.yml. */
  tags: keys,
  /** Cover, a file next to the post. */
  image: text,
  /** Alt text of the cover. */
  image_alt: text,
});

/** Our posts keep the day of the one they follow, and speak of later releases. */
const updatedPost = post.extend({
  /** Day of the last change to the text, as `date`. Without it Docusaurus would ask Git. */
  last_update: z.strictObject({ date: z.date() }),
});

const page = z.strictObject({
  /** Heading of the page. */
  title: text,
  /** Description for search engines. */
  description: text,
  /** Hides the footer. */
  hide_footer: z.boolean().optional(),
  /** Hides the table of contents. */
  hide_table_of_contents: z.boolean().optional(),
  /** Preview picture for other sites. */
  image: text.optional(),
});

const kinds: Readonly<Record<ContentList['kind'], ContentKind>> = {
  docs: { schema: doc, needsTruncateMarker: false },
  posts: { schema: post, needsTruncateMarker: true },
  pages: { schema: page, needsTruncateMarker: false },
};

/**
 * Finds the kind of a source or translated page; returns null for partials and other files.
 * @param file Path relative to the site, with slashes.
 */
export function contentKindOf(file: string, lists: readonly ContentList[]): ContentKind | null {
  const source = sourceFile(path.posix.normalize(file), lists);
  // A file or folder with a leading underscore is a partial.
  if (source.split('/').some((part) => part.startsWith('_'))) return null;
  const list = lists.find(({ folder }) => source.startsWith(`${folder}/`));
  if (!list) return null;
  return list.showLastUpdateTime ? { ...kinds.posts, schema: updatedPost } : kinds[list.kind];
}
