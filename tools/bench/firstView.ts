import { openPage } from './browser';
import type { Device } from './browser';
import type { Transfer } from './kinds';
import type { Browser, CDPSession, Page } from '@playwright/test';

const QUIET_MS = 1500;
const MOST_MS = 30_000;

/**
 * Takes a session of the debugger; gives a record of what comes over the wire from then on: the files, and a wait until nothing
 * has come for a while (rejects when that takes too long).
 */
export async function recordTransfers(debug: CDPSession) {
  const files: Map<string, Transfer & { headers: number; isDone: boolean }> = new Map();
  let lastChange = performance.now();
  const touch = () => {
    lastChange = performance.now();
  };

  debug.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    touch();
    if (!request.url.startsWith('http://127.0.0.1:')) return;
    const purpose = request.headers['Sec-Purpose'] ?? request.headers['Purpose'] ?? '';
    const isPrefetch = type === 'Prefetch' || purpose.includes('prefetch');
    files.set(requestId, {
      name: new URL(request.url).pathname,
      type: type ?? '',
      mimeType: '',
      isPrefetch,
      wire: 0,
      body: 0,
      headers: 0,
      isDone: false,
    });
  });
  debug.on('Network.responseReceived', ({ requestId, response, type }) => {
    touch();
    const file = files.get(requestId);
    if (file) Object.assign(file, { mimeType: response.mimeType, type, headers: response.encodedDataLength });
  });
  debug.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    touch();
    const file = files.get(requestId);
    if (file) {
      const body = Math.max(0, encodedDataLength - file.headers);
      Object.assign(file, { wire: encodedDataLength, body, isDone: true });
    }
  });
  debug.on('Network.loadingFailed', ({ requestId }) => {
    touch();
    files.delete(requestId);
  });
  await debug.send('Network.enable');

  return {
    transfers: () => [...files.values()],
    async untilQuiet() {
      const start = performance.now();
      const isQuiet = () =>
        performance.now() - lastChange > QUIET_MS && [...files.values()].every(({ isDone }) => isDone);
      while (!isQuiet()) {
        if (performance.now() - start > MOST_MS)
          throw new Error(`the network was not quiet after ${MOST_MS / 1000} s`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
  };
}

/**
 * Takes a browser, the address of a page and a device; gives every file that comes while nobody touches the page, and those
 * that come once the app is told to run when `startApp` is given.
 */
export async function loadFirstView(
  browser: Browser,
  url: string,
  device: Device,
  startApp: (page: Page) => Promise<void>,
): Promise<Transfer[]> {
  const { page, debug, close } = await openPage(browser, device);
  try {
    const record = await recordTransfers(debug);
    const answer = await page.goto(url, { waitUntil: 'load' });
    if (!answer?.ok()) throw new Error(`${url} answered ${answer?.status()}`);
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
