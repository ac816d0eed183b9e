import { hitsPerPage, SearchIndexError, type SearchClient, type SearchQuery } from './searchClient';
import { matchEnd, matchStart, type SearchResponse } from './searchResponse';

export type AlgoliaSettings = {
  appId: string;
  /** Search-only key. */
  apiKey: string;
  indexName: string;
};

type Fetcher = (url: string, init: RequestInit) => Promise<Response>;

/** As Algolia's own clients do: the nearest host first, then those in other networks. */
const hostsOf = (appId: string): string[] => [
  `https://${appId}-dsn.algolia.net`,
  `https://${appId}-1.algolianet.com`,
  `https://${appId}-2.algolianet.com`,
  `https://${appId}-3.algolianet.com`,
];

/** Milliseconds until the next host is tried. */
const timeout = 2000;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isHit = (value: unknown): boolean =>
  isObject(value) &&
  typeof value.objectID === 'string' &&
  typeof value.url === 'string' &&
  isObject(value.hierarchy);

/** Takes the JSON of an answer, returns it with what the interface counts on; throws when it is another shape. */
function readResponse(value: unknown): SearchResponse {
  const result: unknown = isObject(value) && Array.isArray(value.results) ? value.results[0] : undefined;
  if (!isObject(result) || !Array.isArray(result.hits) || !result.hits.every(isHit)) {
    throw new SearchIndexError('damaged', 'The hosted search gave an answer of another shape.');
  }
  const response = result as SearchResponse;
  return {
    ...response,
    hits: response.hits.map((hit) => ({
      ...hit,
      _highlightResult: { ...hit._highlightResult, hierarchy: hit._highlightResult?.hierarchy ?? {} },
      _snippetResult: hit._snippetResult ?? {},
    })),
  };
}

/** Takes a search, returns the parameters of Algolia's search API. `version` and `section` are facets of the index. */
export function toAlgoliaParameters({ query, locale, version, section, page }: SearchQuery): object {
  const versionFilter = version === null ? [] : [[`version:${version}`, 'docusaurus_tag:default']];
  return {
    query,
    page,
    hitsPerPage,
    facetFilters: [
      `language:${locale}`,
      ...versionFilter,
      ...(section === null ? [] : [`section:${section}`]),
    ],
    attributesToRetrieve: [
      'hierarchy',
      'content',
      'anchor',
      'url',
      'url_without_anchor',
      'type',
      'version',
      'language',
    ],
    attributesToSnippet: ['content:20'],
    snippetEllipsisText: '…',
    highlightPreTag: matchStart,
    highlightPostTag: matchEnd,
    distinct: true,
  };
}

/** A client that asks Algolia. Without an answer from any of its hosts it rejects with a SearchIndexError. */
export function createAlgoliaClient(
  { appId, apiKey, indexName }: AlgoliaSettings,
  fetcher: Fetcher = (url, init) => fetch(url, init),
  hosts: readonly string[] = hostsOf(appId),
): SearchClient {
  const ask = async (host: string, query: SearchQuery): Promise<Response> => {
    const response = await fetcher(`${host}/1/indexes/*/queries`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-algolia-api-key': apiKey,
        'x-algolia-application-id': appId,
      },
      body: JSON.stringify({ requests: [{ indexName, ...toAlgoliaParameters(query) }] }),
      signal: AbortSignal.timeout(timeout),
    });
    // A fault of the host's: another one may do better. What is wrong with the request is wrong everywhere.
    if (response.status >= 500) throw new Error(`${host} answered ${response.status}`);
    return response;
  };
  return {
    async search(query) {
      let cause: unknown;
      for (const host of hosts) {
        let response: Response;
        try {
          response = await ask(host, query);
        } catch (error) {
          cause = error;
          continue;
        }
        if (!response.ok) {
          throw new SearchIndexError(
            'missing',
            `The hosted search refused the request (${response.status}).`,
          );
        }
        return readResponse(await response.json().catch(() => null));
      }
      throw new SearchIndexError('missing', 'The hosted search does not answer.', { cause });
    },
  };
}
