import type { ContentList } from '../../shared/translations/contentList';
import { createJudge } from '../../shared/translations/judgePage';
import { toPageTranslation } from '../../shared/translations/pageTranslation';
import type { PageInList } from '../../shared/translations/planPage';
import type { Project } from '../../shared/translations/project';
import type { LoadedPage } from './listPages';

/** The pages of one locale. */
export interface Pages {
  readonly locale: string;
  readonly lists: readonly ContentList[];
  readonly project: Project;
  /** Resolves the path that a content plugin has read to its page. */
  readonly pageOf: (source: string) => PageInList | null;
  /** Prefix of a file's path in edit links; null without edit links. */
  readonly editUrl: string | null;
}

/**
 * Adds the translation status to the front matter of every page that is not up to date, and the edit link to translated ones.
 */
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
    const translation = toPageTranslation(status);
    if (translation) page.frontMatter.translation = translation;
    if (file !== null && editUrl !== null) page.editUrl = `${editUrl}${file}`;
  }
}
