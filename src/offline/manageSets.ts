import type { OfflineIndex, OfflineSet } from '../../shared/offline/format';
import { describeSets, type DescribedSet } from './describeSets';
import { fetchIndex } from './fetchLists';
import { keepSet } from './keepSet';
import { lockName } from './lockName';
import { OfflineError } from './offlineError';
import { readRecords, type Stored } from './records';
import { readRoom } from './readRoom';
import { registerWorker, unregisterWorker } from './registerWorker';
import { removeSet } from './removeSet';
import { readHashes } from './storedFiles';
import { writeCheck } from './updateKept';
import { deleteStores, hasStores, openStores } from './stores';

/** What the page shows. */
export type Overview = {
  /** Null when the site's index could not be loaded. */
  readonly index: OfflineIndex | null;
  readonly records: readonly Stored[];
  readonly sets: readonly DescribedSet[];
};

/** Reads what the site offers and what is stored. Stores nothing. */
export async function readOverview(root: string): Promise<Overview> {
  const index = await fetchIndex(root).catch(() => null);
  if (!(await hasStores())) return { index, records: [], sets: describeSets(index, [], new Map()) };
  const { files, records } = await openStores();
  const stored = await readRecords(records);
  return { index, records: stored, sets: describeSets(index, stored, await readHashes(files)) };
}

/** One writer at a time, in all tabs and the worker. */
const withLock = async <T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> =>
  navigator.locks.request(lockName, signal ? { signal } : {}, work);

/** Leaves nothing behind when nothing is kept. */
async function tidyUp(root: string): Promise<void> {
  if (!(await hasStores()) || (await readRecords((await openStores()).records)).length === 0) {
    await deleteStores();
    await unregisterWorker(root);
  }
}

/**
 * Keeps a set, or goes on with it, or brings it up to date: a press of the reader. Registers the worker first.
 *
 * @param onProgress Receives bytes that are stored already, and all bytes.
 * @throws {OfflineError} When it cannot be finished; an abort throws the reason of the signal.
 */
export async function keep(
  root: string,
  set: OfflineSet,
  onProgress: (done: number, total: number) => void,
  signal: AbortSignal,
): Promise<void> {
  // Insecure addresses, and private windows of some browsers, have neither.
  if (!('serviceWorker' in navigator) || !('caches' in window)) throw new OfflineError('storage');
  // The browser may ask the reader; the download does not wait for the answer.
  void navigator.storage?.persist?.().catch(() => false);
  try {
    await registerWorker(root);
    await withLock(async () => {
      const fetcher = (address: string, init?: RequestInit) => fetch(address, init);
      const stores = await openStores();
      await keepSet(set, { stores, fetcher, readRoom, onProgress, signal });
      await writeCheck(stores.records, { time: Date.now(), isDone: true });
    }, signal);
  } catch (error) {
    await tidyUp(root).catch(() => undefined);
    throw error;
  }
}

/** Removes what is stored of a version; with the last one, the worker and everything else. */
export async function remove(root: string, id: string): Promise<void> {
  await withLock(async () => {
    await removeSet(await openStores(), id);
    await tidyUp(root);
  });
}
