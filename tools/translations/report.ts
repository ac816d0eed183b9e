import type { ContentList } from '../../shared/translations/contentList';
import { createProgressJudge, type PageProgress } from '../../shared/translations/judgePage';
import type { Project } from '../../shared/translations/project';
import { readSections } from '../../shared/translations/readSections';
import { countLeft } from '../../shared/translations/wordsLeft';
import type { MissingTexts } from './api/listMissing';
import { apiFileOf } from './api/openApi';

type Page = PageProgress & { readonly source: string; readonly words: number };

/** What the report is about. */
export type ReportedSite = {
  readonly locales: readonly string[];
  readonly lists: readonly ContentList[];
  /** What is left of the API descriptions of a locale. */
  readonly missingTexts: (locale: string) => readonly MissingTexts[];
};

const format = (number: number): string => number.toLocaleString('en');

/** Formats what is left to translate: for each locale the pages out of date, then the missing ones with their words, then sums. */
export function reportTranslations(
  project: Project,
  { locales, lists, missingTexts }: ReportedSite,
): string[] {
  return locales.flatMap((locale) => {
    const judge = createProgressJudge(locale, lists, project);
    const groups = lists.map((list) => ({
      list,
      pages: project.list(list.folder).map((source): Page => {
        const progress = judge({ list, page: source.slice(list.folder.length + 1) });
        return { source, ...progress, words: countLeft(progress.left) };
      }),
    }));
    const texts = missingTexts(locale);
    const all = groups.flatMap(({ pages }) => pages);
    const words = (pages: readonly { words: number }[]) => pages.reduce((sum, page) => sum + page.words, 0);
    // What several docs versions share is translated once.
    const sum = countLeft(all.flatMap(({ left }) => left)) + words(texts);
    const fresh = (pages: readonly Page[]) => pages.filter(({ status }) => status.state === 'fresh').length;
    const leftTexts = texts.reduce((sum, file) => sum + file.texts.length, 0);
    return [
      `${locale}:`,
      ...all.flatMap((page) => describeStale(page, project)),
      ...all.flatMap(describeMissing),
      ...texts
        .filter((file) => file.texts.length > 0)
        .map(
          ({ name, words: left, texts: missing }) =>
            `  texts    ${padded(left)} words  ${apiFileOf(locale, name)}: ${missing.length} texts`,
        ),
      ...groups.map(
        ({ list, pages }) =>
          `  ${list.name}: ${fresh(pages)} of ${pages.length} pages, ${format(words(pages))} words left`,
      ),
      `  API descriptions: ${format(leftTexts)} texts, ${format(words(texts))} words left`,
      `  sum: ${fresh(all)} of ${all.length} pages, ${format(sum)} words left, sections that versions share counted once`,
    ];
  });
}

const padded = (words: number): string => format(words).padStart(6);

function describeMissing({ source, status, words }: Page): string[] {
  return status.state === 'missing' ? [`  missing  ${padded(words)} words  ${source}`] : [];
}

function describeStale({ source, status, words }: Page, project: Project): string[] {
  if (status.state === 'missing') return [];
  const note = hasOtherOrder(source, status.file, project)
    ? [`  order                  ${status.file}: the source has its sections in another order`]
    : [];
  if (status.state === 'fresh') return note;
  const sections = status.changes.map(({ id, kind }) => `${id} (${kind})`).join(', ');
  return [`  stale    ${padded(words)} words  ${source}, in ${status.file}: ${sections}`, ...note];
}

function hasOtherOrder(source: string, file: string, project: Project) {
  const [wanted, found] = [source, file].map((name) =>
    readSections(project.read(name) ?? '').map(({ id }) => id),
  );
  const common = wanted?.filter((id) => found?.includes(id));
  return common?.join(' ') !== found?.filter((id) => wanted?.includes(id)).join(' ');
}
