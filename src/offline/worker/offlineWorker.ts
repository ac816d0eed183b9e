/**
 * Serves kept versions of the documentation without a network: see contributing/offline.md. A press on `/offline` registers it, nothing else does.
 * It keeps nothing on its own: the page downloads, and the worker brings up to date what a reader has chosen.
 */
import { requestLimit } from '../../lib/requestLimit';
import type { Keeping } from '../keepSet';
import { lockName } from '../lockName';
import { readRecords } from '../records';
import { readRoom } from '../readRoom';
import { readStored } from '../storedFiles';
import { openStores } from '../stores';
import { updateKept } from '../updateKept';
import { preferNetwork, preferStored, type Sources } from './answer';
import { chooseAnswer } from './chooseAnswer';
import { findWay } from './findWay';
import { lastResort } from './lastResort';
import type { FetchEvent, WorkerScope } from './workerScope';

const worker = self as unknown as WorkerScope;
const { scope } = worker.registration;

/** Milliseconds after which a kept page no longer waits for a network that does not answer. */
const patience = 4000;

const openFiles = async () => (await openStores()).files;

const sourcesOf = (event: FetchEvent): Sources => ({
  readStored: async () => readStored(await openFiles(), new URL(event.request.url).pathname),
  // The browser's own request, which it ends itself; `patience` limits how long a kept page waits for it.
  // eslint-disable-next-line no-restricted-syntax
  fetchNetwork: async () => (await event.preloadResponse) ?? fetch(event.request),
  patience: () => new Promise((done) => setTimeout(done, patience)),
});

async function answerPage(event: FetchEvent): Promise<Response> {
  const answer = await preferNetwork(sourcesOf(event));
  if (answer) return answer;
  const { records } = await openStores();
  const { pathname } = new URL(event.request.url);
  const way = findWay(await readRecords(records), pathname);
  return way === null ? lastResort(pathname) : Response.redirect(way);
}

/** Looks for a newer edition, unless another tab does or the reader saves data. A failure changes nothing. */
async function update(): Promise<void> {
  const { connection, locks } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  await locks.request(lockName, { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    const keeping: Keeping = {
      stores: await openStores(),
      fetcher: (address, init) => fetch(address, { signal: requestLimit(), ...init }),
      readRoom,
    };
    await updateKept(new URL(scope).pathname, keeping, Date.now());
  });
}

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));

worker.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([worker.clients.claim(), worker.registration.navigationPreload?.enable()])),
);

worker.addEventListener('fetch', (event) => {
  const answer = chooseAnswer(event.request, scope);
  if (answer === 'page') {
    event.respondWith(answerPage(event));
    event.waitUntil(update().catch(() => undefined));
  } else if (answer === 'fixed') {
    event.respondWith(preferStored(sourcesOf(event)));
  } else if (answer === 'file') {
    event.respondWith(preferNetwork(sourcesOf(event)).then((response) => response ?? Response.error()));
  }
});
