import type { Store } from './stores';

const base = 'https://stored.invalid';

/** A cache in memory, for tests. */
export type FakeStore = Store & {
  /** Stored paths, sorted. */
  readonly paths: () => string[];
  /** Bytes after which it is full. */
  limit: number;
};

/** Creates an empty cache in memory. */
export function createFakeStore(): FakeStore {
  const entries = new Map<string, { request: Request; response: Response }>();
  const urlOf = (request: RequestInfo | URL): string =>
    request instanceof Request ? request.url : new URL(request, base).href;
  let bytes = 0;
  const store: FakeStore = {
    limit: Number.POSITIVE_INFINITY,
    paths: () => [...entries.keys()].map((url) => new URL(url).pathname).sort(),
    match: (request) => Promise.resolve(entries.get(urlOf(request))?.response.clone()),
    async put(request, response) {
      const body = await response.clone().arrayBuffer();
      if (bytes + body.byteLength > store.limit) throw new DOMException('No room', 'QuotaExceededError');
      bytes += body.byteLength;
      entries.set(urlOf(request), {
        request: request instanceof Request ? request : new Request(urlOf(request)),
        response,
      });
    },
    delete: (request) => Promise.resolve(entries.delete(urlOf(request))),
    keys: () => Promise.resolve([...entries.values()].map(({ request }) => request)),
  };
  return store;
}
