import type { ContentList } from '../../shared/translations/contentList';
import { createJudge, type PageState } from '../../shared/translations/judgePage';
import type { Project } from '../../shared/translations/project';
import { readSections } from '../../shared/translations/readSections';

/** Formats for each locale and list which pages are up to date, out of date or missing. */
export function reportTranslations(
  project: Project,
  { locales, lists }: { locales: readonly string[]; lists: readonly ContentList[] },
): string[] {
  return locales.flatMap((locale) => {
    const judge = createJudge(locale, lists, project);
    return [
      `${locale}:`,
      ...lists.flatMap((list) => {
        const pages = project
          .list(list.folder)
          .map((source) => ({ source, status: judge({ list, page: source.slice(list.folder.length + 1) }) }));
        const counts: Record<string, number> = { fresh: 0, stale: 0, missing: 0 };
        for (const { status } of pages) counts[status.state] = (counts[status.state] ?? 0) + 1;
        return [
          `  ${list.name}: ${counts.fresh} fresh, ${counts.stale} stale, ${counts.missing} missing, of ${pages.length}`,
          ...pages.flatMap(({ source, status }) => describePage(source, status, project)),
        ];
      }),
    ];
  });
}

function describePage(source: string, status: PageState, project: Project) {
  if (status.state === 'missing') return [`    missing  ${source}`];
  const note = hasOtherOrder(source, status.file, project)
    ? [`    order    ${status.file}: the source has its sections in another order`]
    : [];
  if (status.state === 'fresh') return note;
  const sections = status.changes.map(({ id, kind }) => `${id} (${kind})`).join(', ');
  return [`    stale    ${status.file}: ${sections}`, ...note];
}

function hasOtherOrder(source: string, file: string, project: Project) {
  const [wanted, found] = [source, file].map((name) =>
    readSections(project.read(name) ?? '').map(({ id }) => id),
  );
  const common = wanted?.filter((id) => found?.includes(id));
  return common?.join(' ') !== found?.filter((id) => wanted?.includes(id)).join(' ');
}
