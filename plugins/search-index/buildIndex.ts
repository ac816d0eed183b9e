import { indexFormat, type SearchIndex, type SearchRecord } from '../../src/lib/search/searchIndex';
import type { Options } from './options';
import { placePage } from './placePage';
import { readPage } from './readPage';

type Input = {
  /** Paths of the pages of one locale, with the base URL. */
  paths: readonly string[];
  baseUrl: string;
  versions: Options['versions'];
  textLength: number;
  /** Whether a page, by its path without the base URL, stays out of the index. */
  isExcluded: (path: string) => boolean;
  /** The finished HTML of a path; throws when there is none. */
  readHtml: (path: string) => string;
};

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Takes the pages of one locale, returns their index sorted by path, and the paths of those that have no h1 in main. */
export function buildIndex(input: Input): { index: SearchIndex; withoutTitle: string[] } {
  const { paths, baseUrl, versions, textLength, isExcluded, readHtml } = input;
  const records: SearchRecord[] = [];
  const withoutTitle: string[] = [];
  for (const url of [...new Set(paths)].sort(compareText)) {
    const path = `/${url.slice(baseUrl.length)}`;
    if (isExcluded(path)) continue;
    const page = readPage(readHtml(url), textLength);
    if (page) records.push({ url, ...placePage(path, versions), ...page });
    else withoutTitle.push(url);
  }
  const currentVersion = versions.find((version) => version.path === '')?.label ?? '';
  return { index: { format: indexFormat, currentVersion, records }, withoutTitle };
}
