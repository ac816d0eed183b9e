import { compareSections, type SectionChange } from './compareSections';
import type { ContentList } from './contentList';
import { findTranslation, type PageInList } from './findTranslation';
import { lockFileOf, parseLock, type Lock } from './lock';
import type { Project } from './project';
import { readSections } from './readSections';

/** What a reader of another language gets. */
export type PageState =
  | { readonly state: 'missing' }
  | { readonly state: 'fresh'; readonly file: string }
  | { readonly state: 'stale'; readonly file: string; readonly changes: readonly SectionChange[] };

/** A function that tells how a page stands in one locale. */
export type Judge = (page: PageInList) => PageState;

/** Takes a locale and its project; returns the function that judges its pages. Throws on a lock file that is not understood. */
export function createJudge(locale: string, lists: readonly ContentList[], project: Project): Judge {
  const lockFile = lockFileOf(locale);
  const lock: Lock = parseLock(lockFile, project.read(lockFile));
  return ({ list, page }) => {
    const translation = findTranslation({ list, page }, locale, lists, project);
    if (!translation) return { state: 'missing' };
    const { file } = translation;
    // Without an entry nothing is known of what was translated; the check refuses such a file, a preview shows it as fresh.
    const translated = lock[file.slice(`i18n/${locale}/`.length)];
    const source = readSections(project.read(`${list.folder}/${page}`) ?? '');
    const changes = translated ? compareSections(translated, source, project.hash) : [];
    return changes.length > 0 ? { state: 'stale', file, changes } : { state: 'fresh', file };
  };
}
