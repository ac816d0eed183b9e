import type { ContentList } from '../../shared/translations/contentList';
import type { PageInList } from '../../shared/translations/findTranslation';
import { createJudge } from '../../shared/translations/judgePage';
import { toPageTranslation } from '../../shared/translations/pageTranslation';
import type { Project } from '../../shared/translations/project';
import { readSections } from '../../shared/translations/readSections';
import type { LoadedPage } from './listPages';

/** What is known of the pages of one locale. */
export interface Pages {
  readonly locale: string;
  readonly lists: readonly ContentList[];
  readonly project: Project;
  /** Takes the path that a content plugin read; returns the page that it is. */
  readonly pageOf: (source: string) => PageInList | null;
  /** What stands before the path of a file in an address to edit it, if such addresses are wanted. */
  readonly editUrl: string | null;
}

/** Takes loaded pages; writes into the front matter of each that is not up to date how it stands, and where a translated one is edited. */
export function describePages(
  loaded: readonly LoadedPage[],
  { locale, lists, project, pageOf, editUrl }: Pages,
): void {
  const judge = createJudge(locale, lists, project);
  for (const page of loaded) {
    const place = pageOf(page.source);
    if (!place) continue;
    const status = judge(place);
    const file = status.state === 'missing' ? null : status.file;
    const sections = status.state === 'stale' ? readSections(project.read(status.file) ?? '') : [];
    const translation = toPageTranslation(status, sections);
    if (translation) page.frontMatter.translation = translation;
    if (file !== null && editUrl !== null) page.editUrl = `${editUrl}${file}`;
  }
}
