import { plainPath, type OfflineFile } from '../../shared/offline/format';
import type { Store } from './stores';

/** The hash of a stored file is in the request that it is stored under: requests can be listed without reading any file. */
const hashHeader = 'X-Content-Hash';

const base = 'https://stored.invalid';

/** Request under which a file is stored. Pages have no slash at their end, whatever a link says. */
export const toKey = ([path, hash]: OfflineFile): Request =>
  new Request(new URL(plainPath(path), globalThis.location?.origin ?? base), {
    headers: { [hashHeader]: hash },
  });

/** Reads the hash of each stored file, by path. */
export async function readHashes(files: Store): Promise<Map<string, string>> {
  const keys = await files.keys();
  return new Map(keys.map(({ url, headers }) => [new URL(url).pathname, headers.get(hashHeader) ?? '']));
}

/**
 * Reads a stored file.
 *
 * @param path Path with the base URL; pages in any spelling.
 * @returns Nothing when it is not stored, or cannot be read any more.
 */
export async function readStored(files: Store, path: string): Promise<Response | undefined> {
  try {
    const found = await files.match(plainPath(path));
    // The store may be damaged: only what can be read is an answer.
    return found && new Response(await found.arrayBuffer(), { headers: found.headers });
  } catch {
    return undefined;
  }
}
