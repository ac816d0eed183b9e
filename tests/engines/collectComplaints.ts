/** The part of the collector that the test calls, as `window.complaints`. */
export type Complaints = {
  /** Resolves once the server has received every complaint so far. */
  readonly sent: () => Promise<void>;
  /** Announces that the test is about to leave the page. */
  readonly leave: () => void;
};

/**
 * Reports errors of the page to the test's server. Runs in the page before any other script, as `/__complaints.js`, because
 * WebKitWebDriver has no command that reads the console.
 */
export function collectComplaints(): void {
  const sent: Promise<unknown>[] = [];
  const send = (text: string): Promise<unknown> =>
    fetch('/__complaints', {
      method: 'POST',
      body: `${location.pathname}: ${text}`,
      keepalive: true,
    }).catch(() => undefined);
  const complain = (text: string): void => void sent.push(send(text));
  // Leaving a page aborts its open requests, which is not an error.
  let isLeft = false;
  const leave = (): void => {
    isLeft = true;
  };
  addEventListener('pagehide', leave);
  addEventListener('pageshow', () => {
    isLeft = false;
  });
  const complainOfLoss = (element: Element): void => {
    // Requests are aborted shortly before `pagehide`.
    const pause = new Promise((resolve) => setTimeout(resolve, 100));
    sent.push(pause.then(() => (isLeft ? undefined : send(`did not load: ${element.outerHTML}`))));
  };
  const complaints: Complaints = { sent: async () => void (await Promise.all(sent)), leave };
  Object.assign(window, { complaints });

  const { error } = console;
  console.error = (...words: unknown[]) => {
    complain(`console: ${words.map(String).join(' ')}`);
    error(...words);
  };
  addEventListener(
    'error',
    (event: Event) => {
      if (event instanceof ErrorEvent) complain(`exception: ${event.message}`);
      else complainOfLoss(event.target as Element);
    },
    // Error events of elements do not bubble.
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => {
    // The browser skips the fade between two documents, for example on the way into the back-forward cache. The specification marks the
    // rejected promise as handled, WebKit 2.50 does not. No script of the page made the transition, and the reader sees none.
    if (/^AbortError: Skipping view transition/.test(String(reason))) return;
    complain(`unhandled: ${String(reason)}`);
  });
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    complain(`against the policy: ${effectiveDirective} ${blockedURI}`),
  );
  new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) {
      if (!name.startsWith(location.origin)) complain(`request to a third party: ${name}`);
    }
  }).observe({ type: 'resource', buffered: true });

  // The site caches GitHub's star count here; with a cached value it sends no request, and no test reaches the network.
  sessionStorage.setItem('stars', '23.4k');
}
