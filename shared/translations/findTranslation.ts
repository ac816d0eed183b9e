import type { ContentList } from './contentList';
import type { Project } from './project';

/** The translated file of a page. */
export interface Translation {
  /** Path relative to the site. */
  readonly file: string;
  /** List that the file was translated for. */
  readonly list: ContentList;
}

/** A page, identified by its list and its path relative to the list's folder. */
export interface PageInList {
  readonly list: ContentList;
  readonly page: string;
}

/**
 * Finds the translation of a page: its own, or that of the first other docs version whose English source of the page is
 * identical byte for byte. Null when there is none.
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
