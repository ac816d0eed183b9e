import { SearchIndexError, type SearchClient, type SearchFailure, type SearchQuery } from './searchClient';
import type { SearchResponse } from './searchResponse';

/** Message from the page to the worker. */
export type WorkerRequest = {
  id: number;
  /** Folder of the indexes, with the base URL and a trailing slash. */
  folder: string;
  query: SearchQuery;
};

/** Message from the worker to the page. */
export type WorkerReply =
  { id: number; response: SearchResponse } | { id: number; failure: SearchFailure; message: string };

type Port = {
  postMessage: (request: WorkerRequest) => void;
  addEventListener: {
    (type: 'message', listener: (event: { data: WorkerReply }) => void): void;
    (type: 'error', listener: () => void): void;
  };
};

type Waiting = { resolve: (response: SearchResponse) => void; reject: (error: SearchIndexError) => void };

/** Creates a client that delegates to a worker. The worker is started by the first search. */
export function createWorkerClient(startWorker: () => Port, folder: string): SearchClient {
  const waiting = new Map<number, Waiting>();
  let port: Port | undefined;
  let lastId = 0;

  const start = (): Port => {
    const started = startWorker();
    started.addEventListener('message', ({ data }) => {
      const entry = waiting.get(data.id);
      waiting.delete(data.id);
      if ('response' in data) entry?.resolve(data.response);
      else entry?.reject(new SearchIndexError(data.failure, data.message));
    });
    started.addEventListener('error', () => {
      // The worker failed to load or crashed: the next search starts another.
      port = undefined;
      const all = [...waiting.values()];
      waiting.clear();
      all.forEach(({ reject }) =>
        reject(new SearchIndexError('missing', 'The search could not be started.')),
      );
    });
    return started;
  };

  return {
    search: (query) =>
      new Promise((resolve, reject) => {
        port ??= start();
        lastId += 1;
        waiting.set(lastId, { resolve, reject });
        port.postMessage({ id: lastId, folder, query });
      }),
  };
}
