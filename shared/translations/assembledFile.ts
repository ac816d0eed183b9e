import type { ContentList } from './contentList';

/** Folder below the generated files in which the content of a locale is assembled. */
export const assembledFolder = 'assembled-translations';

const inAssembly = new RegExp(`^(?:.*/)?${assembledFolder}/`);

/** Resolves an assembled file to the path of its translation; returns other paths unchanged. Paths have slashes. */
export function translationFile(file: string): string {
  return file.replace(inAssembly, 'i18n/');
}

/** Resolves a translation to its source page; returns other paths unchanged. Paths are relative to the site. */
export function sourceFile(
  file: string,
  lists: readonly Pick<ContentList, 'folder' | 'translated'>[],
): string {
  const [, name] = /^i18n\/[^/]+\/(.+)$/.exec(file) ?? [];
  const list = lists.find(({ translated }) => name?.startsWith(`${translated}/`));
  return name && list ? `${list.folder}${name.slice(list.translated.length)}` : file;
}

/**
 * Resolves an assembled file to the one that authors edit: the translation, or the English page if the locale has none.
 * Returns other paths unchanged.
 */
export function writtenFile(
  file: string,
  lists: readonly Pick<ContentList, 'folder' | 'translated'>[],
  exists: (file: string) => boolean,
): string {
  const translation = translationFile(file);
  return translation === file || exists(translation) ? translation : sourceFile(translation, lists);
}
