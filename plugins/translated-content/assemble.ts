import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Assembly } from './planAssembly';

/** Takes a folder; returns the paths of all files in it, from there, with slashes; none for a folder that is not there. */
export function listAllFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

const isSame = (one: string, other: string): boolean =>
  existsSync(other) && readFileSync(one).equals(readFileSync(other));

/**
 * Takes the site's folder, the folder to fill, the parts of it that are ours and the plan; makes those parts hold the planned copies and nothing
 * else. A file that is there already stays untouched, so that nobody who watches it, and no cache, sees a change.
 */
export function assemble(siteDir: string, folder: string, parts: readonly string[], plan: Assembly): void {
  for (const part of parts) {
    for (const file of listAllFiles(path.join(folder, part))) {
      if (!plan.has(`${part}/${file}`)) rmSync(path.join(folder, part, file));
    }
  }
  for (const [name, file] of plan) {
    const [from, to] = [path.join(siteDir, file), path.join(folder, name)];
    if (isSame(from, to)) continue;
    mkdirSync(path.dirname(to), { recursive: true });
    copyFileSync(from, to);
  }
}
