// @ts-check
import { createJudge, readSections } from './translations-library.mjs';

/** @typedef {import('../../src/lib/translations/contentLists').ContentList} ContentList */
/** @typedef {import('../../src/lib/translations/project').Project} Project */

/**
 * Takes the project; gives the lines that say for each locale and list which pages are up to date, out of date or missing.
 * @param {Project} project
 * @param {{ locales: readonly string[], lists: readonly ContentList[] }} site
 * @returns {string[]}
 */
export function reportTranslations(project, { locales, lists }) {
  return locales.flatMap((locale) => {
    const judge = createJudge(locale, lists, project);
    return [
      `${locale}:`,
      ...lists.flatMap((list) => {
        const pages = project
          .list(list.folder)
          .map((source) => ({ source, status: judge({ list, page: source.slice(list.folder.length + 1) }) }));
        /** @type {Record<string, number>} */
        const counts = { fresh: 0, stale: 0, missing: 0 };
        for (const { status } of pages) counts[status.state] = (counts[status.state] ?? 0) + 1;
        return [
          `  ${list.name}: ${counts.fresh} fresh, ${counts.stale} stale, ${counts.missing} missing, of ${pages.length}`,
          ...pages.flatMap(({ source, status }) => describePage(source, status, project)),
        ];
      }),
    ];
  });
}

/**
 * @param {string} source
 * @param {import('../../src/lib/translations/judgePage').PageState} status
 * @param {Project} project
 */
function describePage(source, status, project) {
  if (status.state === 'missing') return [`    missing  ${source}`];
  const note = hasOtherOrder(source, status.file, project)
    ? [`    order    ${status.file}: the source has its sections in another order`]
    : [];
  if (status.state === 'fresh') return note;
  const sections = status.changes.map(({ id, kind }) => `${id} (${kind})`).join(', ');
  return [`    stale    ${status.file}: ${sections}`, ...note];
}

/**
 * @param {string} source
 * @param {string} file
 * @param {Project} project
 */
function hasOtherOrder(source, file, project) {
  const [wanted, found] = [source, file].map((name) =>
    readSections(project.read(name) ?? '').map(({ id }) => id),
  );
  const common = wanted?.filter((id) => found?.includes(id));
  return common?.join(' ') !== found?.filter((id) => wanted?.includes(id)).join(' ');
}
