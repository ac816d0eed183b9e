import type { OfflineFile } from '../../shared/offline/format';
import { hashedFiles } from '../../shared/hosting/hashedFiles';
import { keepHeader, type Fetcher } from './fetchLists';
import { OfflineError } from './offlineError';

const isHashed = new RegExp(hashedFiles);

/** Headers that are stored with a file: its type, and what protects a page from others. */
const storedHeaders = [
  'Content-Type',
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Cross-Origin-Resource-Policy',
  'Permissions-Policy',
  'Referrer-Policy',
  'X-Content-Type-Options',
  'X-Frame-Options',
];

/** Milliseconds before a file that did not arrive is requested again. On a train the network comes back. */
const pauses = [1000, 4000];

const sleep = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

async function hashOf(body: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  return Array.from(digest.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function request(
  path: string,
  fetcher: Fetcher,
  signal: AbortSignal | undefined,
): Promise<{ response: Response; body: ArrayBuffer }> {
  for (const pause of [...pauses, null]) {
    try {
      const response = await fetcher(path, {
        // A file with a hash in its name may come from the browser's own cache.
        cache: isHashed.test(path) ? 'default' : 'no-cache',
        headers: { [keepHeader]: '1' },
        ...(signal && { signal }),
      });
      if (response.ok) return { response, body: await response.arrayBuffer() };
      // A deployment took the file away: to ask again does not help.
      if (response.status === 404) throw new OfflineError('changed', path);
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof OfflineError) throw error;
    }
    if (pause !== null) await sleep(pause);
  }
  throw new OfflineError('network', path);
}

/**
 * Fetches a file and compares it with its hash.
 *
 * @returns A response to store, with the headers that matter without a network.
 * @throws {OfflineError} When it does not arrive, or is not the one on the list.
 */
export async function fetchFile(
  [path, hash]: OfflineFile,
  fetcher: Fetcher,
  signal?: AbortSignal,
): Promise<Response> {
  const { response, body } = await request(path, fetcher, signal);
  if ((await hashOf(body)) !== hash) throw new OfflineError('changed', path);
  const headers = storedHeaders.flatMap((name): [string, string][] => {
    const value = response.headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  // A new response: that of a redirected request must not answer a navigation.
  return new Response(body, { headers });
}
