import { sections, type Section } from '../../../shared/search-format/sections';

/** What the address of the search page says. `version`: null for the reader's own, `all` for every version. */
export type SearchAddress = { query: string; section: Section | null; version: string | null };

export const allVersions = 'all';

/** Takes the part of an address from `?` on, returns what it asks for; unknown sections count as none. */
export function readSearchAddress(search: string): SearchAddress {
  const params = new URLSearchParams(search);
  return {
    query: params.get('q') ?? '',
    section: sections.find((section) => section === params.get('section')) ?? null,
    version: params.get('version') || null,
  };
}

/** Takes a search, returns the part of its address from `?` on, or nothing for an empty one. */
export function writeSearchAddress({ query, section, version }: SearchAddress): string {
  const params = new URLSearchParams();
  if (query) params.set('q', query);
  if (section) params.set('section', section);
  if (version) params.set('version', version);
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
