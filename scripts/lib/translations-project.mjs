// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Takes the project folder; gives its files as the functions of `src/lib/translations` ask for them.
 * @param {string} root
 * @returns {import('../../src/lib/translations/project').Project}
 */
export function openProject(root) {
  return {
    list(folder) {
      const top = path.join(root, folder);
      if (!existsSync(top)) return [];
      return readdirSync(top, { recursive: true })
        .map((name) => `${folder}/${String(name).replaceAll(path.sep, '/')}`)
        .filter((file) => /\.mdx?$/.test(file) && !/\/_/.test(file))
        .sort();
    },
    read(file) {
      const place = path.join(root, file);
      return existsSync(place) ? readFileSync(place, 'utf8') : null;
    },
    hash: (text) => createHash('sha256').update(text).digest('hex').slice(0, 12),
  };
}
