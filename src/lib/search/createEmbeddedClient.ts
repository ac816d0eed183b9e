import { cutExcerpt } from './cutExcerpt';
import { highlight } from './highlight';
import { rankRecords, type RankedRecord } from './rankRecords';
import { prepareRecord, type PreparedRecord } from './scoreRecord';
import { hitsPerPage, SearchIndexError, type SearchClient, type SearchHit } from './searchClient';
import { parseSearchIndex } from './searchIndex';
import { splitTerms } from './splitTerms';

type LoadedIndex = { currentVersion: string; records: PreparedRecord[] };

function readIndex(value: unknown): LoadedIndex {
  try {
    const { currentVersion, records } = parseSearchIndex(value);
    return { currentVersion, records: records.map(prepareRecord) };
  } catch (cause) {
    throw new SearchIndexError('damaged', 'The search index cannot be read.', { cause });
  }
}

function toHit({ prepared: { record }, score }: RankedRecord, terms: readonly string[]): SearchHit {
  const heading = record.headings[score.heading];
  return {
    url: heading?.id ? `${record.url}#${encodeURIComponent(heading.id)}` : record.url,
    section: record.section,
    version: record.version,
    title: highlight(record.title, terms),
    heading: heading ? highlight(heading.text, terms) : null,
    excerpt: highlight(cutExcerpt(record.text, terms), terms),
  };
}

/**
 * A client that answers from the index of the site itself, loaded once per locale.
 * `fetchIndex` gives the parsed file of a locale; what it throws reaches the caller, and the next search tries again.
 */
export function createEmbeddedClient(fetchIndex: (locale: string) => Promise<unknown>): SearchClient {
  const loading = new Map<string, Promise<LoadedIndex>>();
  const load = (locale: string): Promise<LoadedIndex> => {
    const known = loading.get(locale);
    if (known) return known;
    const index = fetchIndex(locale).then(readIndex);
    loading.set(locale, index);
    index.catch(() => loading.delete(locale));
    return index;
  };
  return {
    async search({ query, locale, version, section, page }) {
      const { currentVersion, records } = await load(locale);
      const terms = splitTerms(query);
      if (terms.length === 0) return { hits: [], total: 0 };
      const ranked = rankRecords(records, { terms, version, section, currentVersion });
      const shown = ranked.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
      return { hits: shown.map((entry) => toHit(entry, terms)), total: ranked.length };
    },
  };
}
