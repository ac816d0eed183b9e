import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Project } from '../../shared/translations/project';

/** Opens the site's files for `shared/translations`. */
export function openProject(siteDir: string): Project {
  return {
    list(folder) {
      const top = path.join(siteDir, folder);
      if (!existsSync(top)) return [];
      return readdirSync(top, { recursive: true })
        .map((name) => `${folder}/${String(name).split(path.sep).join('/')}`)
        .filter((file) => /\.mdx?$/.test(file) && !/\/_/.test(file))
        .sort();
    },
    read(file) {
      const place = path.join(siteDir, file);
      return existsSync(place) ? readFileSync(place, 'utf8') : null;
    },
    hash: (text) => createHash('sha256').update(text).digest('hex').slice(0, 12),
  };
}
