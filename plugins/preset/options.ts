import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Options as ClassicOptions } from '@docusaurus/preset-classic';

/** A list of posts: one instance of the blog plugin. */
export type PostList = {
  /** Folder of the posts and first segment of their addresses. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Shows when a post was last changed. Off for lists whose posts are dated once and for all. */
  readonly showLastUpdateTime: boolean;
};

/** A docs version: its name in Docusaurus and its path below the docs and the API. */
export type DocsVersion = { readonly name: string; readonly label: string; readonly path: string };

/** Options of preset-classic, less what the preset sets itself, plus what the wrapped content plugins need. */
export type Options = Omit<ClassicOptions, 'docs' | 'blog' | 'pages' | 'debug' | 'svgr'> & {
  readonly docs: DocsOptions;
  /** Newest first. */
  readonly docsVersions: readonly DocsVersion[];
  /** The first one is the default instance of the blog plugin. */
  readonly postLists: readonly PostList[];
  readonly editUrl: string;
};
