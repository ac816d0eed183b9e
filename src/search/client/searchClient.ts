import type { SearchResponse } from './searchResponse';
import type { Section } from '../../../shared/search-format/sections';

export type SearchQuery = {
  /** The query as typed. */
  query: string;
  /** Locale of the site, e.g. `zh-Hans`. */
  locale: string;
  /** Label of a version: only its pages and unversioned ones. Null: all versions, the current one first. */
  version: string | null;
  /** Only this section of the site. Null: all of it. */
  section: Section | null;
  /** Counted from 0, with `hitsPerPage` hits each. */
  page: number;
};

/** The interface between the UI and the search backend. Rejects with a SearchIndexError. */
export type SearchClient = {
  /**
   * An empty query has no hits; it preloads the index before the first keystroke.
   *
   * @param onEarly Called at most once, with the hits whose title, heading or name matches, if those of the text take longer.
   */
  search: (query: SearchQuery, onEarly?: OnEarly) => Promise<SearchResponse>;
};

export type OnEarly = (response: SearchResponse) => void;

export const hitsPerPage = 10;

/** `missing`: the index cannot be loaded. `damaged`: it was loaded, but cannot be read. */
export type SearchFailure = 'missing' | 'damaged';

export class SearchIndexError extends Error {
  readonly reason: SearchFailure;

  constructor(reason: SearchFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'SearchIndexError';
    this.reason = reason;
  }
}

/** Reads why a search failed. The script that answers before the app has its own copy of the class: `instanceof` would not match its errors. */
export const failureOf = (error: unknown): SearchFailure =>
  error instanceof Error && 'reason' in error && error.reason === 'damaged' ? 'damaged' : 'missing';
