import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { createWorkerClient } from '@site/src/search/client/createWorkerClient';
import { SearchIndexError, type SearchClient } from '@site/src/search/client/searchClient';
import type { AlgoliaSettings } from '@site/src/search/client/createAlgoliaClient';

/** One client for dialog and page, so that the index is loaded once. */
let client: SearchClient | undefined;

const startWorker = () => new Worker(new URL('../../search/search.worker.ts', import.meta.url));

/** The hosted search; its code is loaded on sites that have it, and there with the first search. */
function createHostedClient(settings: AlgoliaSettings): SearchClient {
  const load = () =>
    import('@site/src/search/client/createAlgoliaClient').catch((cause: unknown) => {
      throw new SearchIndexError('missing', 'The search could not be loaded.', { cause });
    });
  let loading: Promise<SearchClient> | undefined;
  return {
    async search(query) {
      loading ??= load().then(({ createAlgoliaClient }) => createAlgoliaClient(settings));
      loading.catch(() => (loading = undefined));
      return (await loading).search(query);
    },
  };
}

/** Who answers searches on this site: the one place that knows. */
export function useSiteSearchClient(): SearchClient {
  const { withBaseUrl } = useBaseUrlUtils();
  const { customFields } = useDocusaurusContext().siteConfig;
  const algolia = (customFields?.algolia ?? null) as AlgoliaSettings | null;
  client ??= algolia
    ? createHostedClient(algolia)
    : createWorkerClient(startWorker, withBaseUrl('/assets/search/'));
  return client;
}
