import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { contentLists } from '../../config/content';
import { versions } from '../../config/versions';
import type { DocsVersion } from './differences';

/** Reads the pages of every docs version, newest first. */
export function readVersions(root: string): DocsVersion[] {
  return versions.flatMap(({ name, label }) => {
    const folder = contentLists.find((list) => list.name === name)?.folder;
    return folder ? [{ label, folder, pages: readPages(path.join(root, folder)) }] : [];
  });
}

function readPages(folder: string) {
  const files = readdirSync(folder, { recursive: true })
    .map((name) => String(name).replaceAll(path.sep, '/'))
    .filter((name) => name.endsWith('.md'))
    .sort();
  return Object.fromEntries(files.map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]));
}
