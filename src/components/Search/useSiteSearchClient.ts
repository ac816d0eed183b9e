import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { createWorkerClient } from '@site/src/search/client/createWorkerClient';
import type { SearchClient } from '@site/src/search/client/searchClient';

/** Shared by dialog and page, so that the index is loaded once. */
let client: SearchClient | undefined;

const startWorker = () => new Worker(new URL('../../search/search.worker.ts', import.meta.url));

/** Returns the client of the embedded index. Hosted search has its own modal: HostedSearch. */
export function useSiteSearchClient(): SearchClient {
  const { withBaseUrl } = useBaseUrlUtils();
  client ??= createWorkerClient(startWorker, withBaseUrl('/assets/search/'));
  return client;
}
