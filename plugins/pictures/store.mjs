// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Folder of the variants that are part of the repository, relative to the site's folder. */
export const storedVariants = 'data/pictures';

/** Name of the list in that folder: bytes of each variant by its name, also of those that are not worth a file. */
export const sizesFile = 'sizes.json';

/**
 * Returns where the variants of a site are.
 *
 * @param {string} siteDir
 * @returns {import('./makeVariants.mjs').Folders}
 */
export const foldersOf = (siteDir) => ({
  stored: path.join(siteDir, storedVariants),
  cache: path.join(siteDir, '.cache/pictures'),
});

/** @type {Map<string, Record<string, number | undefined>>} */
const read = new Map();

/**
 * Returns the sizes of the stored variants, in bytes by name; empty without a store. The list is read once.
 *
 * @param {string} folder
 * @returns {Record<string, number | undefined>}
 */
export function readStoredSizes(folder) {
  const known = read.get(folder);
  if (known) return known;
  const file = path.join(folder, sizesFile);
  const sizes = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  read.set(folder, sizes);
  return sizes;
}
