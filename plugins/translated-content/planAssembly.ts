import type { ContentList } from '../../shared/translations/contentList';
import { composePage, isOwnFile } from '../../shared/translations/composePage';
import { judgePlan } from '../../shared/translations/judgePage';
import { lockFileOf, parseLock } from '../../shared/translations/lock';
import { planPage } from '../../shared/translations/planPage';
import type { Project } from '../../shared/translations/project';

/** A file of the assembled folder. */
export interface AssembledFile {
  /** The file that is copied, or the one that most of the text comes from; relative to the site. */
  readonly file: string;
  /** Text of a page that is composed of several files. */
  readonly text?: string;
}

/** Maps paths in a locale's assembled folder to what is put there. */
export type Assembly = ReadonlyMap<string, AssembledFile>;

/** Files that are neither pages nor their pictures or videos. */
const ownData = /\.(mdx?|tsx?|jsx?|css|ya?ml|json)$/i;

/**
 * Plans the assembled folder of a locale: its own files, pages composed of sections from several versions, and English pages and
 * pictures without a translation. All of them are in one folder, because relative links and pictures are resolved from the page
 * that refers to them.
 *
 * @param listFiles Lists all files in a folder, by path relative to the site.
 * @throws When the lock file is malformed.
 */
export function planAssembly(
  locale: string,
  lists: readonly ContentList[],
  project: Project,
  listFiles: (folder: string) => readonly string[],
): Assembly {
  const plan = new Map<string, AssembledFile>();
  const lock = parseLock(lockFileOf(locale), project.read(lockFileOf(locale)));
  for (const list of lists) {
    const own = `i18n/${locale}/${list.translated}`;
    for (const file of listFiles(list.folder).filter((name) => !ownData.test(name))) {
      plan.set(`${list.translated}${file.slice(list.folder.length)}`, { file });
    }
    for (const file of listFiles(own)) plan.set(`${list.translated}${file.slice(own.length)}`, { file });
    for (const source of project.list(list.folder)) {
      const page = source.slice(list.folder.length + 1);
      const planned = planPage({ list, page }, { locale, lists, lock, project });
      const status = judgePlan(planned);
      const name = `${list.translated}/${page}`;
      if (status.state === 'missing') plan.set(name, { file: source });
      else if (isOwnFile(planned, project)) plan.set(name, { file: planned.own });
      else plan.set(name, { file: status.file, text: composePage(planned, project) });
    }
  }
  return plan;
}
