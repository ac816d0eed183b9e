import path from 'node:path';
import * as z from 'zod';

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

const folders: readonly (readonly [RegExp, ContentKind])[] = [
  [
    /^(docs|versioned_docs|i18n\/[^/]+\/docusaurus-plugin-content-docs)\//,
    { schema: doc, needsTruncateMarker: false },
  ],
  [
    /^(blog|newsletter|user-stories|i18n\/[^/]+\/docusaurus-plugin-content-blog(-newsletter|-user-stories)?)\//,
    { schema: post, needsTruncateMarker: true },
  ],
  [
    /^(src\/pages|i18n\/[^/]+\/docusaurus-plugin-content-pages)\//,
    { schema: page, needsTruncateMarker: false },
  ],
];

/**
 * Determines the kind of a file, or null for partials and other files.
 *
 * @param file Path relative to the site's folder, with forward slashes.
 */
export function contentKindOf(file: string): ContentKind | null {
  // Docusaurus ignores files and folders with a leading underscore; they are for imports.
  if (
    path.posix
      .normalize(file)
      .split('/')
      .some((part) => part.startsWith('_'))
  )
    return null;
  return folders.find(([pattern]) => pattern.test(file))?.[1] ?? null;
}
