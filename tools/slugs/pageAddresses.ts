import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { versions } from '../../config/versions';
import { openProject } from '../../plugins/translated-content/openProject';
import type { AddressedPage } from './publishedSlugs';

/** Folders with a `slug` in every page, the address above them, and where their translations lie below a locale. */
const lists = [
  ...versions.map(({ name, path: version }) => ({
    folder: name === 'current' ? 'docs' : `versioned_docs/version-${name}`,
    base: path.posix.join('/docs', version),
    translated: `docusaurus-plugin-content-docs/${name === 'current' ? name : `version-${name}`}`,
  })),
  { folder: 'blog', base: '/blog', translated: 'docusaurus-plugin-content-blog' },
  ...['newsletter', 'user-stories'].map((name) => ({
    folder: name,
    base: `/${name}`,
    translated: `docusaurus-plugin-content-blog-${name}`,
  })),
];

/**
 * Takes the project folder; gives every page that has an address of its own, sorted by file.
 */
export function readAddresses(root: string): AddressedPage[] {
  const files = openProject(root);
  const written = lists.flatMap(({ folder, base }) =>
    files.list(folder).flatMap((file) => {
      const slug = readSlug(root, file);
      return slug ? [{ file, line: slug.line, address: path.posix.join(base, slug.value) }] : [];
    }),
  );
  const single = files.list('src/pages').map((file) => ({
    file,
    line: 1,
    address: file.slice('src/pages'.length).replace(/\.mdx?$/, ''),
  }));
  return [...written, ...single].sort((a, b) => (a.file < b.file ? -1 : 1));
}

/**
 * Takes the project folder; gives one line with the fix for each translation whose slug is not that of its source.
 */
export function findTranslatedSlugs(root: string): string[] {
  const files = openProject(root);
  const locales = existsSync(path.join(root, 'i18n')) ? readdirSync(path.join(root, 'i18n')).sort() : [];
  return locales.flatMap((locale) =>
    lists.flatMap(({ folder, translated }) =>
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

function readSlug(root: string, file: string) {
  const lines = readFileSync(path.join(root, file), 'utf8').split(/\r?\n/);
  const end = lines[0] === '---' ? lines.indexOf('---', 1) : -1;
  const index = lines.findIndex((line, at) => at < end && /^slug\s*:/.test(line));
  if (index === -1) return null;
  const value = (lines[index] ?? '').replace(/^slug\s*:\s*/, '').replace(/^(["'])(.*)\1\s*$/, '$2');
  return { value: value.trim(), line: index + 1 };
}
