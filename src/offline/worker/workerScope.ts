// The types of workers clash with those of pages, which the rest of src needs: here is what this worker uses.

type Lifetime = { readonly waitUntil: (work: Promise<unknown>) => void };

/** A request of a page, or for one. */
export type FetchEvent = Event &
  Lifetime & {
    readonly request: Request;
    /** The answer to a navigation that was requested while the worker started; nothing in browsers without it. */
    readonly preloadResponse?: Promise<Response | undefined>;
    readonly respondWith: (response: Promise<Response>) => void;
  };

/** The global scope of a service worker. */
export type WorkerScope = {
  readonly registration: {
    readonly scope: string;
    readonly navigationPreload?: { readonly enable: () => Promise<void> };
  };
  readonly clients: { readonly claim: () => Promise<void> };
  readonly skipWaiting: () => Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Event & Lifetime) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
};
