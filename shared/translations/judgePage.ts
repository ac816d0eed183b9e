import type { SectionChange } from './compareSections';
import type { ContentList } from './contentList';
import { lockFileOf, parseLock } from './lock';
import { isUntranslated, planPage, type PageInList, type PagePlan } from './planPage';
import type { Project } from './project';
import { sectionsLeft } from './wordsLeft';
import type { Section } from './readSections';

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

/** Finds the file that a translator edits: the page's own translation, otherwise the one that lends most of its sections. */
function mainFile({ own, source, parts }: PagePlan): string {
  const files = parts.map(({ file }) => file).filter((file) => file !== source);
  if (files.includes(own)) return own;
  const count = (file: string) => files.filter((other) => other === file).length;
  return [...new Set(files)].sort((a, b) => count(b) - count(a))[0] ?? own;
}

/** Determines the status of a planned page. */
export function judgePlan(plan: PagePlan): PageState {
  if (isUntranslated(plan)) return { state: 'missing' };
  const file = mainFile(plan);
  const changes = plan.parts.flatMap(({ id, kind, section }): SectionChange[] =>
    kind === 'fresh' ? [] : [{ id, kind, title: section.title }],
  );
  return changes.length > 0 ? { state: 'stale', file, changes } : { state: 'fresh', file };
}

function createPlanner(locale: string, lists: readonly ContentList[], project: Project) {
  const lockFile = lockFileOf(locale);
  const lock = parseLock(lockFile, project.read(lockFile));
  return (place: PageInList): PagePlan => planPage(place, { locale, lists, lock, project });
}

/**
 * Creates the judge for a locale.
 *
 * @throws When the lock file is malformed.
 */
export function createJudge(locale: string, lists: readonly ContentList[], project: Project): Judge {
  const plan = createPlanner(locale, lists, project);
  return (place) => judgePlan(plan(place));
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
  const plan = createPlanner(locale, lists, project);
  return (place) => {
    const planned = plan(place);
    return { status: judgePlan(planned), left: sectionsLeft(planned, project) };
  };
}
