import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { createEmbeddedClient } from '../../src/search/engine/createEmbeddedClient';
import { parseSearchCore, type SearchCore } from '../../shared/search-format/searchCore';
import type { SearchClient } from '../../src/search/client/searchClient';

const build = fileURLToPath(new URL('../../build', import.meta.url));

/** Resolves the folder of a locale in the build. */
export const folderOf = (locale: string): string => (locale === 'en' ? build : path.join(build, locale));

/** Path of a locale's pages, without trailing slash. */
export const baseOf = (locale: string): string => (locale === 'en' ? '' : `/${locale}`);

/** Reads the core of a locale's index. */
export const readBuiltCore = (locale: string): SearchCore =>
  parseSearchCore(
    JSON.parse(readFileSync(path.join(folderOf(locale), 'assets/search', `${locale}.json`), 'utf8')),
  );

const sizes = new Map<string, number>();

/** Size of a file in bytes, as sent by the preview server. */
export function sizeOf(file: string): number {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
  const size = brotliCompressSync(readFileSync(file), options).length;
  sizes.set(file, size);
  return size;
}

export type CountedClient = SearchClient & {
  /** Bytes loaded since the last call. */
  takeBytes: () => number;
};

/** Creates the worker's client on the files of the build, counting the bytes that it loads. */
export function createBuiltClient(): CountedClient {
  let loaded: string[] = [];
  const client = createEmbeddedClient((locale, name) => {
    const start = path.join(folderOf(locale), 'assets/search', locale);
    const file = name === null ? `${start}.json` : path.join(start, name);
    if (!existsSync(file)) throw new Error(`${file} is missing. Fix: npm run build.`);
    loaded.push(file);
    return Promise.resolve(JSON.parse(readFileSync(file, 'utf8')) as unknown);
  });
  return {
    ...client,
    takeBytes: () => {
      const bytes = loaded.reduce((sum, file) => sum + sizeOf(file), 0);
      loaded = [];
      return bytes;
    },
  };
}
