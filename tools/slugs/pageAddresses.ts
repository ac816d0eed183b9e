import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { contentLists } from '../../config/content';
import { openProject } from '../../plugins/translated-content/openProject';
import { type FrontMatterValue, readFrontMatterValue } from '../../shared/markdown/readFrontMatterValue';
import type { AddressedPage } from './publishedSlugs';

/** Lists all pages that have their own address, sorted by file. */
export function readAddresses(root: string): AddressedPage[] {
  const files = openProject(root);
  const pages = contentLists.flatMap(({ kind, folder, path: base }) =>
    files.list(folder).flatMap((file) => {
      if (kind === 'pages') {
        const name = file.slice(folder.length).replace(/\.mdx?$/, '');
        return [{ file, line: 1, address: path.posix.join('/', base, name) }];
      }
      const slug = readSlug(root, file);
      return slug ? [{ file, line: slug.line, address: path.posix.join('/', base, slug.value) }] : [];
    }),
  );
  return pages.sort((a, b) => (a.file < b.file ? -1 : 1));
}

/** Reports translations whose slug differs from that of their source, one line with the fix each. */
export function findTranslatedSlugs(root: string): string[] {
  const files = openProject(root);
  const locales = existsSync(path.join(root, 'i18n')) ? readdirSync(path.join(root, 'i18n')).sort() : [];
  return locales.flatMap((locale) =>
    contentLists.flatMap(({ folder, translated }) =>
      files.list(`i18n/${locale}/${translated}`).flatMap((file) => {
        const source = `${folder}${file.slice(`i18n/${locale}/${translated}`.length)}`;
        const original = existsSync(path.join(root, source)) ? readSlug(root, source) : null;
        const own = readSlug(root, file);
        return original && own && own.value !== original.value
          ? [
              `${file}:${own.line}: the slug ${own.value} is not that of ${source}:${original.line}. Fix: make it ${original.value}; a translation has the address of its source.`,
            ]
          : [];
      }),
    ),
  );
}

function readSlug(root: string, file: string): FrontMatterValue | null {
  return readFrontMatterValue(readFileSync(path.join(root, file), 'utf8'), 'slug');
}
