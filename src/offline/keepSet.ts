import {
  idOf,
  plainPath,
  type OfflineFile,
  type OfflineList,
  type OfflineSet,
} from '../../shared/offline/format';
import { fetchFile } from './fetchFile';
import { fetchList, type Fetcher } from './fetchLists';
import { OfflineError } from './offlineError';
import { readRecord, writeRecord, type OfflineRecord } from './records';
import { deleteUnlisted, removeSet } from './removeSet';
import { readHashes, toKey } from './storedFiles';
import type { Stores } from './stores';

/** How many files are requested at a time. */
const lanes = 6;

export type Keeping = {
  readonly stores: Stores;
  readonly fetcher: Fetcher;
  /** Bytes that the browser would still store, or null if it does not say. */
  readonly readRoom: () => Promise<number | null>;
  /** Receives bytes that are stored already, and all bytes. */
  readonly onProgress?: (done: number, total: number) => void;
  readonly signal?: AbortSignal;
};

const sum = (files: readonly OfflineFile[]): number => files.reduce((total, [, , bytes]) => total + bytes, 0);

/** Files that only the editions before have. */
function listLeftover(before: OfflineRecord | null, files: readonly OfflineFile[]): string[] {
  if (!before) return [];
  const current = new Set(files.map(([path]) => path));
  const old = before.files.map(([path]) => path);
  // After an update that broke off, what the last complete edition had is in its leftover.
  const kept = before.state === 'complete' ? old : [...before.leftover, ...old];
  const leftover = [...new Set(kept)].filter((path) => !current.has(path));
  // An edition is repaired, not replaced.
  return leftover.length > 0 ? leftover : before.leftover.filter((path) => !current.has(path));
}

const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

/** Fetches and stores files, several at a time, in the order of the list. */
async function fetchAll(
  missing: readonly OfflineFile[],
  done: number,
  { stores, fetcher, onProgress, signal }: Keeping,
): Promise<void> {
  const total = done + sum(missing);
  let stored = done;
  let next = 0;
  const isOver = new AbortController();
  const both = signal ? AbortSignal.any([signal, isOver.signal]) : isOver.signal;
  const work = async (): Promise<void> => {
    for (let file = missing[next++]; file; file = missing[next++]) {
      both.throwIfAborted();
      const response = await fetchFile(file, fetcher, both);
      await stores.files.put(toKey(file), response);
      stored += file[2];
      onProgress?.(stored, total);
    }
  };
  let failure: { readonly error: unknown } | undefined;
  onProgress?.(stored, total);
  await Promise.all(
    Array.from({ length: lanes }, () =>
      work().catch((error: unknown) => {
        // One failure ends them all, and is reported when none writes any more.
        failure ??= { error };
        isOver.abort();
      }),
    ),
  );
  if (!failure) return;
  signal?.throwIfAborted();
  throw failure.error;
}

async function keepList(set: OfflineSet, list: OfflineList, keeping: Keeping): Promise<void> {
  const { stores, readRoom } = keeping;
  const before = await readRecord(stores.records, idOf(set));
  const hashes = await readHashes(stores.files);
  const missing = list.files.filter(([path, hash]) => hashes.get(plainPath(path)) !== hash);
  const needed = sum(missing);
  const room = await readRoom();
  if (room !== null && room < needed) throw new OfflineError('room', needed);
  const record: OfflineRecord = {
    set: { ...set, revision: list.revision, count: list.files.length, bytes: sum(list.files) },
    state: before && before.state !== 'started' ? 'updating' : 'started',
    files: list.files,
    leftover: listLeftover(before, list.files),
  };
  try {
    await writeRecord(stores.records, record);
    await fetchAll(missing, sum(list.files) - needed, keeping);
    await writeRecord(stores.records, { ...record, state: 'complete' });
  } catch (error) {
    if (!isFull(error)) throw error;
    // What was never complete only takes room.
    if (record.state === 'started') await removeSet(stores, idOf(set));
    throw new OfflineError('room', needed, { cause: error });
  }
  await deleteUnlisted(stores);
}

/**
 * Stores all files of a set that are not stored yet: what changed since the last time has another hash. What is stored stays when the
 * download breaks off, and the next call goes on from there.
 *
 * @throws {OfflineError} When it cannot be finished; an abort throws the reason of the signal.
 */
export async function keepSet(set: OfflineSet, keeping: Keeping): Promise<void> {
  const { fetcher, signal } = keeping;
  const list = await fetchList(set, fetcher, signal);
  try {
    await keepList(set, list, keeping);
  } catch (error) {
    if (!(error instanceof OfflineError) || error.reason !== 'changed') throw error;
    // The site was deployed in the meantime: once more, with its new list.
    const newer = await fetchList(set, fetcher, signal);
    if (newer.revision === list.revision) throw error;
    await keepList(set, newer, keeping);
  }
}
