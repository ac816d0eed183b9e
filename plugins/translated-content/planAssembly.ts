import type { ContentList } from '../../shared/translations/contentList';
import { findTranslation } from '../../shared/translations/findTranslation';
import type { Project } from '../../shared/translations/project';

/** Maps paths in a locale's assembled folder to the paths of their originals, relative to the site. */
export type Assembly = ReadonlyMap<string, string>;

/** Files that are neither pages nor their pictures or videos. */
const ownData = /\.(mdx?|tsx?|jsx?|css|ya?ml|json)$/i;

/**
 * Plans the assembled folder of a locale: its own files, translations shared from other versions, and English pages and
 * pictures without a translation. All of them are in one folder, because relative links and pictures are resolved from the page
 * that refers to them.
 *
 * @param listFiles Lists all files in a folder, by path relative to the site.
 */
export function planAssembly(
  locale: string,
  lists: readonly ContentList[],
  project: Project,
  listFiles: (folder: string) => readonly string[],
): Assembly {
  const plan = new Map<string, string>();
  for (const list of lists) {
    const own = `i18n/${locale}/${list.translated}`;
    for (const file of listFiles(list.folder).filter((name) => !ownData.test(name))) {
      plan.set(`${list.translated}${file.slice(list.folder.length)}`, file);
    }
    for (const source of project.list(list.folder)) {
      const page = source.slice(list.folder.length + 1);
      const translation = findTranslation({ list, page }, locale, lists, project);
      plan.set(`${list.translated}/${page}`, translation?.file ?? source);
    }
    for (const file of listFiles(own)) plan.set(`${list.translated}${file.slice(own.length)}`, file);
  }
  return plan;
}
