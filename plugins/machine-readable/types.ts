import type { Block } from './markdown/readBlocks';

/** A page of the documentation or a post. */
export type SourcePage = {
  readonly kind: 'docs' | 'posts';
  /** Name of the content list: a version, or a list of posts. */
  readonly list: string;
  /** Name of the version whose API the page uses. */
  readonly version: string;
  readonly title: string;
  readonly description: string;
  /** Path with the base URL. */
  readonly permalink: string;
  /** The Markdown file that the site shows, assembled or original; absolute. */
  readonly file: string;
  /** Its English source, relative to the site. */
  readonly source: string;
  /** Posts: the day as `2023-05-16`. */
  readonly day?: string;
  readonly authors?: readonly string[];
  /** Posts: the picture above the text. */
  readonly cover?: { readonly url: string; readonly alt: string };
};

/** A page in clean Markdown. */
export type CleanPage = SourcePage & { readonly blocks: readonly Block[] };
