import type { Section } from './searchIndex';
import type { TextPart } from './highlight';

export type SearchQuery = {
  /** What the reader typed, as it is. */
  query: string;
  /** Locale of the site, e.g. `zh-Hans`. */
  locale: string;
  /** Label of a version: only its pages and those without versions. Null: all versions, the current one first. */
  version: string | null;
  /** Only this part of the site. Null: all of it. */
  section: Section | null;
  /** Counted from 0, with `hitsPerPage` hits each. */
  page: number;
};

/** One answer. The client marks what matched, because only it knows what it took for a match. */
export type SearchHit = {
  /** Path with the base URL, and the id of the heading when that is what matched. */
  url: string;
  section: Section;
  version: string | null;
  title: TextPart[];
  heading: TextPart[] | null;
  excerpt: TextPart[];
};

export type SearchAnswer = {
  hits: SearchHit[];
  /** Number of hits on all pages together. */
  total: number;
};

/** The one seam of the search: the interface knows this and not who answers. Rejects with a SearchIndexError. */
export type SearchClient = {
  /** An empty query has no hits; it is the way to have everything loaded before the first key stroke. */
  search: (query: SearchQuery) => Promise<SearchAnswer>;
};

export const hitsPerPage = 20;

/** `missing`: no index to be had. `damaged`: it came, but cannot be read. */
export type SearchFailure = 'missing' | 'damaged';

export class SearchIndexError extends Error {
  readonly reason: SearchFailure;

  constructor(reason: SearchFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'SearchIndexError';
    this.reason = reason;
  }
}
