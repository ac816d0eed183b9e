import type { SearchResponse } from './searchResponse';
import type { Section } from '../../../shared/search-format/sections';

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

/** The one seam of the search: the interface knows this and not who answers. Rejects with a SearchIndexError. */
export type SearchClient = {
  /** An empty query has no hits; it is the way to have everything loaded before the first key stroke. */
  search: (query: SearchQuery) => Promise<SearchResponse>;
};

export const hitsPerPage = 10;

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
