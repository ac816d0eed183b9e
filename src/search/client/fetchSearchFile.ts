import { SearchIndexError } from './searchClient';

/** Takes the address of a file of an index, returns the parsed JSON; throws a SearchIndexError when it is not there or is no JSON. */
export async function fetchSearchFile(url: string, fetcher: typeof fetch = fetch): Promise<unknown> {
  let response: Response;
  try {
    // The name of the core stays the same when its contents change, so the browser has to ask; it keeps the others. The
    // development server answers an unknown address with the app unless JSON is asked for.
    const cache = /-[\da-f]{10}\.json$/.test(url) ? 'default' : 'no-cache';
    response = await fetcher(url, { cache, headers: { Accept: 'application/json' } });
  } catch (cause) {
    throw new SearchIndexError('missing', `${url} could not be loaded.`, { cause });
  }
  const isPage = response.headers.get('Content-Type')?.includes('text/html') ?? false;
  if (!response.ok || isPage)
    throw new SearchIndexError('missing', `${url} is not there (${response.status}).`);
  try {
    return (await response.json()) as unknown;
  } catch (cause) {
    throw new SearchIndexError('damaged', `${url} is not valid JSON.`, { cause });
  }
}
