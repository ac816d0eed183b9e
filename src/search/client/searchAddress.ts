import { versions } from '../../../config/versions';
import { sections, type Section } from '../../../shared/search-format/sections';

/** The request in the search page's URL. `version`: null for the reader's own, `all` for every version. */
export type SearchAddress = { query: string; section: Section | null; version: string | null };

export const allVersions = 'all';

/** Milliseconds without a change before the URL is updated: browsers refuse more than a few changes per second. */
export const addressDelay = 300;

/**
 * Returns what a request searches: the label of a version, or `all`.
 *
 * @param version The version in the request; an unknown one stands for the reader's own, as null does.
 * @param readerVersion Label of the version that the reader reads.
 */
export const resolveVersion = (version: string | null, readerVersion: string): string =>
  version === allVersions || versions.some(({ label }) => label === version)
    ? (version ?? readerVersion)
    : readerVersion;

/** Parses the query string of a URL, from `?` on; unknown sections are ignored. */
export function readSearchAddress(search: string): SearchAddress {
  const params = new URLSearchParams(search);
  return {
    query: params.get('q') ?? '',
    section: sections.find((section) => section === params.get('section')) ?? null,
    version: params.get('version') || null,
  };
}

/** Formats a request as a query string from `?` on; empty for an empty request. */
export function writeSearchAddress({ query, section, version }: SearchAddress): string {
  const params = new URLSearchParams();
  if (query) params.set('q', query);
  if (section) params.set('section', section);
  if (version) params.set('version', version);
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
