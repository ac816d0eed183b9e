import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  indexFile,
  readIndex,
  readList,
  type OfflineFile,
  type OfflineSet,
} from '../../shared/offline/format';

/** A set with its files, and the base URL of its site. */
export type FoundSet = {
  readonly set: OfflineSet;
  readonly files: readonly OfflineFile[];
  readonly root: string;
};

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/**
 * Finds the set of a version and a locale in a finished site.
 *
 * @throws When there is no build, or the version or the locale does not exist.
 */
export function findSet(site: string, version: string, locale: string): FoundSet {
  const file = path.join(site, indexFile);
  if (!existsSync(file)) {
    throw new Error(`${path.relative('.', file)} is missing: there is no build. Fix: npm run build`);
  }
  const index = readIndex(readJson(file));
  if (!index) throw new Error(`${file} cannot be read: it is of another build. Fix: npm run build`);
  const locales = [...new Set(index.sets.map((set) => set.locale))];
  const own = index.sets.filter((set) => set.locale === locale);
  if (own.length === 0) {
    throw new Error(`--locale ${locale}: the build has no such locale. Fix: one of ${locales.join(', ')}`);
  }
  const set = own.find((each) => each.version === version);
  if (!set) {
    const versions = own.map((each) => each.version);
    throw new Error(`--docs ${version}: the build has no such version. Fix: one of ${versions.join(', ')}`);
  }
  // The site begins where the shortest locale does.
  const root = index.sets.map(({ home }) => home).sort((a, b) => a.length - b.length)[0] ?? '/';
  const list = readList(readJson(path.join(site, set.list.slice(root.length))));
  if (!list) throw new Error(`${set.list} cannot be read: it is of another build. Fix: npm run build`);
  return { set, files: list.files, root };
}
