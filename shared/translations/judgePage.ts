import { compareSections, type SectionChange } from './compareSections';
import type { ContentList } from './contentList';
import { findTranslation, type PageInList } from './findTranslation';
import { lockFileOf, parseLock, type Lock } from './lock';
import type { Project } from './project';
import { readSections } from './readSections';

/** Translation status of a page in one locale. */
export type PageState =
  | { readonly state: 'missing' }
  | { readonly state: 'fresh'; readonly file: string }
  | { readonly state: 'stale'; readonly file: string; readonly changes: readonly SectionChange[] };

/** Determines the status of a page in one locale. */
export type Judge = (page: PageInList) => PageState;

/**
 * Creates the judge for a locale.
 *
 * @throws When the lock file is malformed.
 */
export function createJudge(locale: string, lists: readonly ContentList[], project: Project): Judge {
  const lockFile = lockFileOf(locale);
  const lock: Lock = parseLock(lockFile, project.read(lockFile));
  return ({ list, page }) => {
    const translation = findTranslation({ list, page }, locale, lists, project);
    if (!translation) return { state: 'missing' };
    const { file } = translation;
    // Without an entry the translated state is unknown: the check rejects such a file, and a preview shows it as up to date.
    const translated = lock[file.slice(`i18n/${locale}/`.length)];
    const source = readSections(project.read(`${list.folder}/${page}`) ?? '');
    const changes = translated ? compareSections(translated, source, project.hash) : [];
    return changes.length > 0 ? { state: 'stale', file, changes } : { state: 'fresh', file };
  };
}
