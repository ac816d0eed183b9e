import type { SectionChange } from './compareSections';
import type { ContentList } from './contentList';
import { lockFileOf, parseLock } from './lock';
import { isUntranslated, planPage, type PageInList, type PagePlan, type Translations } from './planPage';
import type { Project } from './project';
import { sectionsLeft } from './wordsLeft';
import { readSections, type Section } from './readSections';

/** Translation status of a page in one locale. */
export type PageState =
  | { readonly state: 'missing' }
  | { readonly state: 'fresh'; readonly file: string }
  | { readonly state: 'stale'; readonly file: string; readonly changes: readonly SectionChange[] };

/** Status of a page, and the English sections that are left to translate. */
export type PageProgress = { readonly status: PageState; readonly left: readonly Section[] };

/** Determines the status of a page in one locale. */
export type Judge = (page: PageInList) => PageState;

/** Determines the progress of a page in one locale. */
export type ProgressJudge = (page: PageInList) => PageProgress;

/**
 * Finds the file that a translator edits: the page's own translation, otherwise the one that lends most of its sections.
 *
 * @param files Files of its translated sections.
 */
function mainFile(files: readonly string[], own: string): string {
  if (files.includes(own)) return own;
  const count = (file: string) => files.filter((other) => other === file).length;
  return [...new Set(files)].sort((a, b) => count(b) - count(a))[0] ?? own;
}

/** Determines the status of a planned page. */
export function judgePlan(plan: PagePlan): PageState {
  if (isUntranslated(plan)) return { state: 'missing' };
  const { own, source, parts } = plan;
  const file = mainFile(
    parts.map((part) => part.file).filter((each) => each !== source),
    own,
  );
  const changes = parts.flatMap(({ id, kind, section }): SectionChange[] =>
    kind === 'fresh' ? [] : [{ id, kind, title: section.title }],
  );
  return changes.length > 0 ? { state: 'stale', file, changes } : { state: 'fresh', file };
}

function openTranslations(locale: string, lists: readonly ContentList[], project: Project): Translations {
  const lockFile = lockFileOf(locale);
  return { locale, lists, lock: parseLock(lockFile, project.read(lockFile)), project };
}

/**
 * Returns the status of a page whose sections are all translated from their present text, by the lock, and null for any other page. No translation is
 * parsed, which would take most of the time of a board: `findProblems` compares them with the lock.
 */
function judgeByLock(
  { list, page }: PageInList,
  { locale, lists, lock, project }: Translations,
): PageState | null {
  const openEntry = ({ translated }: ContentList) => {
    const file = `i18n/${locale}/${translated}/${page}`;
    const hashes = lock[`${translated}/${page}`];
    return hashes !== undefined && project.read(file) !== null ? [{ file, hashes }] : [];
  };
  const [own] = openEntry(list);
  const ownFile = `i18n/${locale}/${list.translated}/${page}`;
  // Its state is unknown, which the check rejects.
  if (!own && project.read(ownFile) !== null) return null;
  const lenders =
    list.kind === 'docs' ? lists.filter((other) => other.kind === 'docs' && other !== list) : [];
  const entries = [...(own ? [own] : []), ...lenders.flatMap(openEntry)];
  const sections = readSections(project.read(`${list.folder}/${page}`) ?? '');
  const files = sections.map(({ id, text }) => {
    const hash = project.hash(text);
    return entries.find(({ hashes }) => hashes[id] === hash)?.file;
  });
  const isTranslated = (file: string | undefined): file is string => file !== undefined;
  const ids = new Set(sections.map(({ id }) => id));
  const isPresent = Object.keys(own?.hashes ?? {}).every((id) => ids.has(id));
  if (files.length === 0 || !isPresent || !files.every(isTranslated)) return null;
  return { state: 'fresh', file: mainFile(files, ownFile) };
}

/**
 * Creates the judge for a locale.
 *
 * @throws When the lock file is malformed.
 */
export function createJudge(locale: string, lists: readonly ContentList[], project: Project): Judge {
  const translations = openTranslations(locale, lists, project);
  return (place) => judgeByLock(place, translations) ?? judgePlan(planPage(place, translations));
}

/**
 * Creates the judge for a locale that also lists what is left to translate.
 *
 * @throws When the lock file is malformed.
 */
export function createProgressJudge(
  locale: string,
  lists: readonly ContentList[],
  project: Project,
): ProgressJudge {
  const translations = openTranslations(locale, lists, project);
  return (place) => {
    const locked = judgeByLock(place, translations);
    if (locked) return { status: locked, left: [] };
    const planned = planPage(place, translations);
    return { status: judgePlan(planned), left: sectionsLeft(planned, project) };
  };
}
