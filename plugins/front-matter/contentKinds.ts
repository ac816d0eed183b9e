import path from 'node:path';
import * as z from 'zod';
import { sourceFile } from '../../shared/translations/assembledFile';
import type { ContentList } from '../../shared/translations/contentList';

/** Kind of content, which decides on the keys of its front matter. */
export interface ContentKind {
  readonly schema: z.ZodObject;
  readonly needsTruncateMarker: boolean;
}

const text = z.string().trim().min(1);
const keys = z.array(text).min(1);

const doc = z.strictObject({
  /** Heading of the page. */
  title: text,
  /** Lead under the heading, and description for search engines. */
  description: text,
  /** Address below the version, fixed once published. */
  slug: text.startsWith('/'),
  /** Place in its category, in steps of 10. */
  sidebar_position: z.number().nonnegative(),
  /** Shorter name in the sidebar. */
  sidebar_label: text.optional(),
  /** Leaves out the list of headings. */
  hide_table_of_contents: z.boolean().optional(),
  /** Words for search engines. */
  keywords: keys.optional(),
  /** Picture for previews. */
  image: text.optional(),
  /** Leaves out the footer. */
  hide_footer: z.boolean().optional(),
});

const post = z.strictObject({
  /** Heading of the post. */
  title: text,
  /** Two lines in lists, and description for search engines. */
  description: text,
  /** Address below the list, fixed once published. */
  slug: text,
  /** Day of publication. */
  date: z.date(),
  /** Keys of authors.yml. */
  authors: keys,
  /** Keys of tags.yml. */
  tags: keys,
  /** Cover, next to the post. */
  image: text,
  /** What the cover shows. */
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
  /** Leaves out the footer. */
  hide_footer: z.boolean().optional(),
  /** Leaves out the list of headings. */
  hide_table_of_contents: z.boolean().optional(),
  /** Picture for previews. */
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
