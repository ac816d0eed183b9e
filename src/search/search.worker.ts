import { createEmbeddedClient } from '@site/src/search/engine/createEmbeddedClient';
import type { WorkerReply, WorkerRequest } from '@site/src/search/client/createWorkerClient';
import { fetchSearchFile } from '@site/src/search/client/fetchSearchFile';
import { SearchIndexError, type SearchClient } from '@site/src/search/client/searchClient';

/** Searching runs in a worker, so that it never blocks typing. */
let client: SearchClient | undefined;

const reply = (message: WorkerReply): void => self.postMessage(message);

reply({ isReady: true });

self.addEventListener('message', ({ data: { id, folder, query } }: MessageEvent<WorkerRequest>) => {
  client ??= createEmbeddedClient((locale, file) =>
    fetchSearchFile(`${folder}${locale}${file === null ? '' : `/${file.replace(/\.json$/, '')}`}.json`),
  );
  client
    .search(query, (early) => reply({ id, early }))
    .then(
      (response) => reply({ id, response }),
      (error: unknown) => {
        const failure = error instanceof SearchIndexError ? error.reason : 'damaged';
        reply({ id, failure, message: error instanceof Error ? error.message : String(error) });
      },
    );
});
