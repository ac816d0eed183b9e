import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { createWorkerClient } from '@site/src/search/client/createWorkerClient';
import { findEarlySearch } from '@site/src/search/early/earlySearch';
import type { SearchClient } from '@site/src/search/client/searchClient';

/** Shared by dialog and page, and with the box that answers before the app runs, so that the index is loaded once. */
let client: SearchClient | undefined;

// plugins/first-view looks the chunk up by name: a press on the search before the app runs loads it.
const startWorker = () =>
  new Worker(
    /* webpackChunkName: "search-worker" */ new URL('../../search/search.worker.ts', import.meta.url),
  );

/** Returns the client of the embedded index. Hosted search has its own modal: HostedSearch. */
export function useSiteSearchClient(): SearchClient {
  const { withBaseUrl } = useBaseUrlUtils();
  client ??= findEarlySearch()?.client ?? createWorkerClient(startWorker, withBaseUrl('/assets/search/'));
  return client;
}
