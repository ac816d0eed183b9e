import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ContentFolder } from './options';

const folders = ['config', 'src', 'plugins', 'i18n', 'api', 'versioned_sidebars', 'static'];
const written = /\.(tsx?|mdx?|json|ya?ml|html)$/;
const notPublished = /(^|\/)(README\.md|[^/]+\.(test|spec)\.tsx?)$/;

async function listFolder(siteDir: string, folder: string): Promise<string[]> {
  try {
    const entries = await readdir(path.join(siteDir, folder), { recursive: true });
    return entries.map((entry) => `${folder}/${entry.split(path.sep).join('/')}`);
  } catch (error) {
    // A site without API pages or translations lacks these folders.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

/** Reads every file that may contain a link, by path; those of the menus come first. */
export async function readSources(
  siteDir: string,
  lists: readonly ContentFolder[],
): Promise<Map<string, string>> {
  const all = [...folders, ...lists.map(({ folder }) => folder)];
  const found = await Promise.all(all.map((folder) => listFolder(siteDir, folder)));
  const files = found.flat().filter((file) => written.test(file) && !notPublished.test(file));
  const sorted = ['docusaurus.config.ts', 'sidebars.ts', ...files.sort()];
  const menus = sorted.filter((file) => file.startsWith('config/'));
  const sources = new Map<string, string>();
  for (const file of new Set([...menus, ...sorted])) {
    sources.set(file, await readFile(path.join(siteDir, file), 'utf8'));
  }
  return sources;
}
