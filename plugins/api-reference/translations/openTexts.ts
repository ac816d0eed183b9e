import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Access to the files of the translated descriptions; paths are relative to the site, with slashes. */
export type TextFiles = {
  /** Reads a file; null if it does not exist. */
  read(file: string): string | null;
  /** Lists all files in a folder, relative to it; none if it does not exist. */
  list(folder: string): readonly string[];
  /** Hashes an English text to 12 hex digits. */
  hash(text: string): string;
};

/** Opens the files of a site. */
export function openTexts(siteDir: string): TextFiles {
  return {
    read(file) {
      const place = path.join(siteDir, file);
      return existsSync(place) ? readFileSync(place, 'utf8') : null;
    },
    list(folder) {
      const top = path.join(siteDir, folder);
      if (!existsSync(top)) return [];
      return readdirSync(top, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(top, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
        .sort();
    },
    hash: (text) => createHash('sha256').update(text).digest('hex').slice(0, 12),
  };
}
