import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findLivePrograms, sourceOf } from '../../shared/live/livePrograms';

/**
 * Reads the source of each live example, by name. Versions of a page have the same program, so the first one counts.
 * @param folders Folders of English pages, relative to the site.
 */
export function readSources(siteDir: string, folders: readonly string[]): ReadonlyMap<string, string> {
  const sources = new Map<string, string>();
  for (const folder of folders.map((name) => path.join(siteDir, name)).filter(existsSync)) {
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
      if (!/\.mdx?$/.test(file)) continue;
      for (const program of findLivePrograms(readFileSync(path.join(folder, file), 'utf8'))) {
        if (!sources.has(program.name)) sources.set(program.name, sourceOf(program));
      }
    }
  }
  return sources;
}

/** Counts lines that are not empty. */
export const countLines = (source: string): number =>
  source.split('\n').filter((line) => line.trim() !== '').length;
