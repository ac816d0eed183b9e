import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { createEmbeddedClient } from '@site/src/lib/search/createEmbeddedClient';
import { fetchSearchIndex } from '@site/src/lib/search/fetchSearchIndex';
import type { SearchClient } from '@site/src/lib/search/searchClient';

/** One client for dialog and page, so that the index is loaded once. */
let client: SearchClient | undefined;

/** Who answers searches on this site: the one place to put another client in. */
export function useSiteSearchClient(): SearchClient {
  const { withBaseUrl } = useBaseUrlUtils();
  client ??= createEmbeddedClient((locale) => fetchSearchIndex(withBaseUrl(`/assets/search/${locale}.json`)));
  return client;
}
