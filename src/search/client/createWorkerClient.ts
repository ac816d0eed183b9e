import { searchLimit } from '../../lib/requestLimit';
import {
  SearchIndexError,
  type OnEarly,
  type SearchClient,
  type SearchFailure,
  type SearchQuery,
} from './searchClient';
import type { SearchResponse } from './searchResponse';

/** Message from the page to the worker. */
export type WorkerRequest = {
  id: number;
  /** Folder of the indexes, with the base URL and a trailing slash. */
  folder: string;
  query: SearchQuery;
  /** The core of the index, if the page has it and the worker does not; otherwise the worker fetches it. */
  core: ArrayBuffer | null;
};

/** Message from the worker to the page: it runs, or the early, final or failed answer to a request. */
export type WorkerReply =
  | { isReady: true }
  | { id: number; early: SearchResponse }
  | { id: number; response: SearchResponse }
  | { id: number; failure: SearchFailure; message: string };

type Port = {
  postMessage: (request: WorkerRequest, transfer: Transferable[]) => void;
  addEventListener: {
    (type: 'message', listener: (event: { data: WorkerReply }) => void): void;
    (type: 'error', listener: () => void): void;
  };
  terminate: () => void;
};

type Waiting = {
  resolve: (response: SearchResponse) => void;
  reject: (error: SearchIndexError) => void;
  onEarly: OnEarly | undefined;
};

/**
 * Creates a client that delegates to a worker. The worker is started by the first search.
 * @param core The core of the index, if the page has requested it already: the first search brings it along. Null if that failed.
 */
export function createWorkerClient(
  startWorker: () => Port,
  folder: string,
  core?: Promise<ArrayBuffer | null>,
): SearchClient {
  const waiting = new Map<number, Waiting>();
  let port: Port | undefined;
  let lastId = 0;
  let arriving = core;

  /** The worker failed to load or crashed: the next search starts another. */
  const giveUp = (failed: Port): void => {
    if (port !== failed) return;
    failed.terminate();
    port = undefined;
    const all = [...waiting.values()];
    waiting.clear();
    all.forEach(({ reject }) => reject(new SearchIndexError('missing', 'The search could not be started.')));
  };

  const start = (): Port => {
    const started = startWorker();
    // Its script neither runs nor fails.
    const timer = setTimeout(() => giveUp(started), searchLimit);
    started.addEventListener('message', ({ data }) => {
      clearTimeout(timer);
      if ('isReady' in data) return;
      const entry = waiting.get(data.id);
      if ('early' in data) return entry?.onEarly?.(data.early);
      waiting.delete(data.id);
      if ('response' in data) entry?.resolve(data.response);
      else entry?.reject(new SearchIndexError(data.failure, data.message));
    });
    started.addEventListener('error', () => {
      clearTimeout(timer);
      giveUp(started);
    });
    return started;
  };

  const send = (worker: Port, request: Omit<WorkerRequest, 'core'>): void => {
    if (!arriving) return worker.postMessage({ ...request, core: null }, []);
    void arriving.then((bytes) => {
      const given = arriving ? bytes : null;
      arriving = undefined;
      worker.postMessage({ ...request, core: given }, given ? [given] : []);
    });
  };

  return {
    search: (query, onEarly) =>
      new Promise((resolve, reject) => {
        port ??= start();
        lastId += 1;
        waiting.set(lastId, { resolve, reject, onEarly });
        send(port, { id: lastId, folder, query });
      }),
  };
}
