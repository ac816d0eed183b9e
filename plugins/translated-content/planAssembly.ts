import type { ContentList } from '../../shared/translations/contentList';
import { findTranslation } from '../../shared/translations/findTranslation';
import type { Project } from '../../shared/translations/project';

/** Which file goes where: path in the assembled folder of a locale to the path from the site's folder that it is a copy of. */
export type Assembly = ReadonlyMap<string, string>;

/** What is no page and no picture or film of one. */
const ownData = /\.(mdx?|tsx?|jsx?|css|ya?ml|json)$/i;

/**
 * Takes a locale, its lists, the project and a function from a folder to all files in it, by path from the site's folder; returns the
 * assembly: the locale's own files, pages that another version lends, and the English pages and pictures where there is no translation. All of
 * them lie together, since a relative link or picture is looked for beside the page that names it.
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
