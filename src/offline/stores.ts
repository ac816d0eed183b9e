import { OfflineError } from './offlineError';

/** The part of the browser's `Cache` that is used here; unit tests have their own. */
export type Store = Pick<Cache, 'match' | 'put' | 'delete' | 'keys'>;

/** Where kept versions are: the files of all of them by path, and a record of each. */
export type Stores = { readonly files: Store; readonly records: Store };

/** Names of the caches. The number is raised when what is stored can no longer be read. */
const cacheNames = { files: 'taichi-offline-files-1', records: 'taichi-offline-records-1' } as const;

/**
 * Opens the caches.
 *
 * @throws {OfflineError} When the browser has none for this site.
 */
export async function openStores(): Promise<Stores> {
  try {
    const [files, records] = await Promise.all([
      caches.open(cacheNames.files),
      caches.open(cacheNames.records),
    ]);
    return { files, records };
  } catch (cause) {
    throw new OfflineError('storage', undefined, { cause });
  }
}

/** Whether anything is stored. Opens nothing: to open a cache creates it. */
export async function hasStores(): Promise<boolean> {
  try {
    return await caches.has(cacheNames.records);
  } catch {
    return false;
  }
}

/** Deletes the caches with everything in them. */
export async function deleteStores(): Promise<void> {
  await Promise.all(Object.values(cacheNames).map((name) => caches.delete(name)));
}
