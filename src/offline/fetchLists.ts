import {
  indexFile,
  readIndex,
  readList,
  type OfflineIndex,
  type OfflineList,
  type OfflineSet,
} from '../../shared/offline/format';
import { OfflineError } from './offlineError';

/** Marks requests for files to keep: the worker leaves them to the network, since an answer from its own store would be the old one. */
export const keepHeader = 'X-Keep-Offline';

/** The part of `fetch` that is used here. */
export type Fetcher = (address: string, init?: RequestInit) => Promise<Response>;

async function fetchJson(address: string, fetcher: Fetcher, signal?: AbortSignal): Promise<unknown> {
  try {
    // The development server answers unknown addresses with the app unless JSON is requested.
    const headers = { Accept: 'application/json', [keepHeader]: '1' };
    const response = await fetcher(address, { cache: 'no-cache', headers, ...(signal && { signal }) });
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return (await response.json()) as unknown;
  } catch (cause) {
    signal?.throwIfAborted();
    throw new OfflineError('list', address, { cause });
  }
}

/**
 * Fetches the index of what the site offers.
 *
 * @param root Base URL of the site.
 * @throws {OfflineError} When it is missing or unreadable.
 */
export async function fetchIndex(root: string, fetcher: Fetcher = fetch): Promise<OfflineIndex> {
  const address = root + indexFile;
  const index = readIndex(await fetchJson(address, fetcher));
  if (!index) throw new OfflineError('list', address);
  return index;
}

/**
 * Fetches the list of the files of a set.
 *
 * @throws {OfflineError} When it is missing or unreadable.
 */
export async function fetchList(
  { list: address }: OfflineSet,
  fetcher: Fetcher,
  signal?: AbortSignal,
): Promise<OfflineList> {
  const list = readList(await fetchJson(address, fetcher, signal));
  if (!list) throw new OfflineError('list', address);
  return list;
}
