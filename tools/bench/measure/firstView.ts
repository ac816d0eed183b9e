import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { openPage } from './browser';
import type { Device } from './devices';
import type { Transfer } from './transfers';

const QUIET_MS = 1500;
const TIMEOUT_MS = 30_000;

type RecordedFile = Transfer & { readonly headers: number; readonly isDone: boolean };

export type TransferRecord = {
  readonly transfers: () => Transfer[];
  /** Waits until nothing has been transferred for a while; rejects after 30 s. */
  readonly untilQuiet: () => Promise<void>;
};

/** Starts to record the files that a page loads from this machine. */
async function recordTransfers(debug: CDPSession): Promise<TransferRecord> {
  const files = new Map<string, RecordedFile>();
  let lastChange = performance.now();
  const update = (id: string, change: (file: RecordedFile) => Partial<RecordedFile>) => {
    lastChange = performance.now();
    const file = files.get(id);
    if (file) files.set(id, { ...file, ...change(file) });
  };

  debug.on('Network.requestWillBeSent', ({ requestId, request, type = '' }) => {
    lastChange = performance.now();
    if (!request.url.startsWith('http://127.0.0.1:')) return;
    const purpose = request.headers['Sec-Purpose'] ?? request.headers['Purpose'] ?? '';
    files.set(requestId, {
      name: new URL(request.url).pathname,
      type,
      mimeType: '',
      isPrefetch: type === 'Prefetch' || purpose.includes('prefetch'),
      wire: 0,
      body: 0,
      headers: 0,
      isDone: false,
    });
  });
  debug.on('Network.responseReceived', ({ requestId, response, type }) =>
    update(requestId, () => ({ type, mimeType: response.mimeType, headers: response.encodedDataLength })),
  );
  debug.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    update(requestId, ({ headers }) => ({
      wire: encodedDataLength,
      body: Math.max(0, encodedDataLength - headers),
      isDone: true,
    })),
  );
  debug.on('Network.loadingFailed', ({ requestId }) => {
    lastChange = performance.now();
    files.delete(requestId);
  });
  await debug.send('Network.enable');

  const isQuiet = () =>
    performance.now() - lastChange > QUIET_MS && [...files.values()].every(({ isDone }) => isDone);
  return {
    transfers: () => [...files.values()],
    async untilQuiet() {
      const start = performance.now();
      while (!isQuiet()) {
        if (performance.now() - start > TIMEOUT_MS)
          throw new Error(`the network was still busy after ${TIMEOUT_MS / 1000} s`);
        await pause(50);
      }
    },
  };
}

/**
 * Loads a page and returns every file that arrives without any interaction.
 * @param startApp Starts the page's app afterwards, so that the files of the app are included.
 * @throws When the page is not served, or the network does not come to rest.
 */
export async function loadFirstView(
  browser: Browser,
  url: string,
  device: Device,
  startApp?: (page: Page) => Promise<void>,
): Promise<Transfer[]> {
  const { page, debug, close } = await openPage(browser, device);
  try {
    const record = await recordTransfers(debug);
    const response = await page.goto(url, { waitUntil: 'load' });
    if (!response?.ok()) throw new Error(`${url} was answered with status ${response?.status()}`);
    await record.untilQuiet();
    if (startApp) {
      await startApp(page);
      await record.untilQuiet();
    }
    return record.transfers();
  } finally {
    await close();
  }
}
