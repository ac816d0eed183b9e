import { requestLimit, searchLimit } from '../../lib/requestLimit';
import { SearchIndexError } from './searchClient';

/**
 * Fetches a JSON file of an index.
 *
 * @throws {SearchIndexError} When the file is missing, does not arrive in time, or is not JSON.
 */
export async function fetchSearchFile(url: string, fetcher: typeof fetch = fetch): Promise<unknown> {
  const signal = requestLimit(searchLimit);
  let response: Response;
  try {
    // The core keeps its name when its contents change, so the browser has to revalidate it; other files are cached.
    // The development server answers an unknown URL with the app unless JSON is requested.
    const cache = /-[\da-f]{10}\.json$/.test(url) ? 'default' : 'no-cache';
    response = await fetcher(url, { cache, headers: { Accept: 'application/json' }, signal });
  } catch (cause) {
    throw new SearchIndexError('missing', `${url} could not be loaded.`, { cause });
  }
  const isPage = response.headers.get('Content-Type')?.includes('text/html') ?? false;
  if (!response.ok || isPage)
    throw new SearchIndexError('missing', `${url} is missing (${response.status}).`);
  try {
    return (await response.json()) as unknown;
  } catch (cause) {
    if (signal.aborted) throw new SearchIndexError('missing', `${url} did not arrive in time.`, { cause });
    throw new SearchIndexError('damaged', `${url} is not valid JSON.`, { cause });
  }
}
