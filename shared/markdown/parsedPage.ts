import type { Root } from 'mdast';

/** A page of the site in the grammar that Docusaurus compiles. */
export type ParsedPage = {
  /** What was parsed: the text of the page, with the ids of headings escaped, also where a line of code looks like a heading. */
  readonly text: string;
  /** Positions count from the start of `text`. The tree is the caller's own. */
  readonly root: Root;
};

/** The content of the plugin `parse-ahead` (`plugins/preset`), in a build. */
export type ParsedPages = {
  /** Returns a page by its text as written; undefined when it is none of the pages that the content plugins read. */
  readonly find: (content: string) => ParsedPage | undefined;
};
