import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { indexFile, offlineFormat, type OfflineIndex, type OfflineSet } from '../../shared/offline/format';
import { createBundle } from './createBundle';
import { findSet } from './findSet';
import { writeZip } from './writeZip';

/** Folder of the zips below the base URL of the site. */
const downloads = 'downloads';

/** Name of a bundle: that of its folder, and of its zip without the extension. */
export const nameBundle = ({ version, locale }: Pick<OfflineSet, 'version' | 'locale'>): string =>
  `taichi-docs-${version}-${locale}`;

/** Creates the zip of a set: one folder with its files. */
export function zipSet(site: string, url: string, version: string, locale: string): Buffer {
  const folder = nameBundle({ version, locale });
  const files = createBundle(site, url, findSet(site, version, locale));
  return writeZip(new Map([...files].map(([name, content]) => [`${folder}/${name}`, content])));
}

/** Writes the zips of all sets into a finished site, and their sizes into the index. */
export function writeBundles(site: string, url: string, sets: readonly OfflineSet[]): void {
  const root = sets.map(({ home }) => home).sort((a, b) => a.length - b.length)[0] ?? '/';
  mkdirSync(path.join(site, downloads), { recursive: true });
  const described = sets.map((set): OfflineSet => {
    const file = `${downloads}/${nameBundle(set)}.zip`;
    const zip = zipSet(site, url, set.version, set.locale);
    writeFileSync(path.join(site, file), zip);
    return { ...set, bundle: { path: root + file, bytes: zip.length } };
  });
  const index: OfflineIndex = { format: offlineFormat, sets: described };
  writeFileSync(path.join(site, indexFile), JSON.stringify(index));
}
