/**
 * The script of the search without the app. In a worker it searches, so that this never blocks typing; in a page it answers before
 * the app, in the box of the search, and starts itself as a worker, which costs no second file.
 */
import { createEmbeddedClient, type FetchFile } from '@site/src/search/engine/createEmbeddedClient';
import type { WorkerReply, WorkerRequest } from '@site/src/search/client/createWorkerClient';
import { fetchSearchFile } from '@site/src/search/client/fetchSearchFile';
import { SearchIndexError, type SearchClient } from '@site/src/search/client/searchClient';
import { startEarlySearch } from '@site/src/search/early/startEarlySearch';
import type { BoxSettings } from '@site/shared/search-format/boxSettings';

const reply = (message: WorkerReply): void => self.postMessage(message);

/** Fetches the files of an index. The first request for the core takes what the page has, unless it is damaged. */
function createFetch(folder: string, core: ArrayBuffer | null): FetchFile {
  let given = core;
  return (locale, file) => {
    const bytes = file === null ? given : null;
    if (bytes) {
      given = null;
      try {
        return Promise.resolve(JSON.parse(new TextDecoder().decode(bytes)));
      } catch {
        // A page in place of the index, or a part of it.
      }
    }
    return fetchSearchFile(
      `${folder}${locale}${file === null ? '' : `/${file.replace(/\.json$/, '')}`}.json`,
    );
  };
}

function answerMessages(): void {
  let client: SearchClient | undefined;
  reply({ isReady: true });
  self.addEventListener('message', ({ data: { id, folder, query, core } }: MessageEvent<WorkerRequest>) => {
    client ??= createEmbeddedClient(createFetch(folder, core));
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
}

if ('document' in self) {
  const { src } = document.currentScript as HTMLScriptElement;
  startEarlySearch(src, process.env.SEARCH_BOX as unknown as BoxSettings);
} else answerMessages();
