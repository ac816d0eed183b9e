import type { ContentList } from './contentList';
import type { Project } from './project';

/** A translated file that serves a page. */
export interface Translation {
  /** Path from the site's folder. */
  readonly file: string;
  /** The list whose page it was made for. */
  readonly list: ContentList;
}

/** Which page is meant: its path from the folder of its list. */
export interface PageInList {
  readonly list: ContentList;
  readonly page: string;
}

/**
 * Takes a page and a locale; returns its own translation, or that of the first other docs version in which the whole English
 * source of the page is the same, byte for byte; null when there is none.
 */
export function findTranslation(
  { list, page }: PageInList,
  locale: string,
  lists: readonly ContentList[],
  project: Project,
): Translation | null {
  const fileIn = (other: ContentList) => `i18n/${locale}/${other.translated}/${page}`;
  if (project.read(fileIn(list)) !== null) return { file: fileIn(list), list };
  if (list.kind !== 'docs') return null;
  const source = project.read(`${list.folder}/${page}`);
  const lender = lists.find(
    (other) =>
      other.kind === 'docs' &&
      other !== list &&
      project.read(fileIn(other)) !== null &&
      project.read(`${other.folder}/${page}`) === source,
  );
  return lender ? { file: fileIn(lender), list: lender } : null;
}
