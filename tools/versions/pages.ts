import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { DocsVersion } from './differences';

/**
 * Takes the project folder; gives develop and the versions of `versions.json`, newest first, with the texts of their pages.
 */
export function readVersions(root: string): DocsVersion[] {
  const names: string[] = JSON.parse(readFileSync(path.join(root, 'versions.json'), 'utf8'));
  const folders = [
    { label: 'develop', folder: 'docs' },
    ...names.map((name) => ({ label: name, folder: `versioned_docs/version-${name}` })),
  ];
  return folders.map(({ label, folder }) => ({ label, folder, pages: readPages(path.join(root, folder)) }));
}

function readPages(folder: string) {
  const files = readdirSync(folder, { recursive: true })
    .map((name) => String(name).replaceAll(path.sep, '/'))
    .filter((name) => name.endsWith('.md'))
    .sort();
  return Object.fromEntries(files.map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]));
}
