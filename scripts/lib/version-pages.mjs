// @ts-check
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** @typedef {import('./version-differences.mjs').DocsVersion} DocsVersion */

/**
 * Takes the project folder; gives develop and the versions of `versions.json`, newest first, with the texts of their pages.
 * @param {string} root
 * @returns {DocsVersion[]}
 */
export function readVersions(root) {
  /** @type {string[]} */
  const names = JSON.parse(readFileSync(path.join(root, 'versions.json'), 'utf8'));
  const folders = [
    { label: 'develop', folder: 'docs' },
    ...names.map((name) => ({ label: name, folder: `versioned_docs/version-${name}` })),
  ];
  return folders.map(({ label, folder }) => ({ label, folder, pages: readPages(path.join(root, folder)) }));
}

/** @param {string} folder */
function readPages(folder) {
  const files = readdirSync(folder, { recursive: true })
    .map((name) => String(name).replaceAll(path.sep, '/'))
    .filter((name) => name.endsWith('.md'))
    .sort();
  return Object.fromEntries(files.map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]));
}
