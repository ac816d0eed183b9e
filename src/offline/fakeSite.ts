// A fake for tests, which run in Node.
// eslint-disable-next-line @typescript-eslint/no-restricted-imports
import { createHash } from 'node:crypto';
import { indexFile, type OfflineFile, type OfflineSet } from '../../shared/offline/format';
import type { Fetcher } from './fetchLists';

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

const listAddress = '/assets/offline/v1.json';

/** A site that offers one set, for tests. */
export type FakeSite = {
  /** The set as the index describes it. */
  readonly set: () => OfflineSet;
  readonly fetcher: Fetcher;
  /** Paths that were requested since the last call. */
  readonly requested: () => string[];
  /** Content of files by path, in the order of the list; a test may change it. */
  files: Readonly<Record<string, string>>;
  /** Called before each answer: a test may throw, or return another answer. */
  intercept: (path: string) => Response | undefined | Promise<Response | undefined>;
};

/** Creates a site with these files. */
export function createFakeSite(files: Readonly<Record<string, string>>): FakeSite {
  let log: string[] = [];
  const list = () => {
    const listed = Object.entries(site.files).map(([path, text]): OfflineFile => [
      path,
      hashOf(text),
      text.length,
    ]);
    return { format: 1, revision: hashOf(JSON.stringify(listed)), files: listed };
  };
  const site: FakeSite = {
    files,
    intercept: () => undefined,
    requested: () => {
      const paths = log;
      log = [];
      return paths;
    },
    set: () => ({
      locale: 'en',
      version: 'v1',
      home: '/',
      start: '/docs/',
      list: listAddress,
      revision: list().revision,
      count: Object.keys(site.files).length,
      bytes: 0,
      download: 0,
    }),
    async fetcher(path, init) {
      init?.signal?.throwIfAborted();
      log.push(path);
      const answer = await site.intercept(path);
      if (answer) return answer;
      if (path === listAddress) return Response.json(list());
      if (path === `/${indexFile}`) return Response.json({ format: 1, sets: [site.set()] });
      const text = site.files[path];
      return text === undefined
        ? new Response('', { status: 404 })
        : new Response(text, {
            headers: { 'Content-Type': 'text/html', 'Set-Cookie': 'a=b', Vary: 'Accept-Encoding' },
          });
    },
  };
  return site;
}
