import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Assembly } from './planAssembly';

/** Lists all files in a folder, as paths relative to it with slashes; none if the folder does not exist. */
export function listAllFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/**
 * Updates the assembled folder to contain exactly the planned files. Unchanged files are not rewritten, so that watchers and
 * caches see no change.
 *
 * @param parts Subfolders of `folder` that are managed here; others are left alone.
 */
export function assemble(siteDir: string, folder: string, parts: readonly string[], plan: Assembly): void {
  for (const part of parts) {
    for (const file of listAllFiles(path.join(folder, part))) {
      if (!plan.has(`${part}/${file}`)) rmSync(path.join(folder, part, file));
    }
  }
  for (const [name, { file, text }] of plan) {
    const target = path.join(folder, name);
    const content = text === undefined ? readFileSync(path.join(siteDir, file)) : Buffer.from(text);
    if (existsSync(target) && readFileSync(target).equals(content)) continue;
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
}
