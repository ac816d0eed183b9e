import type { I18n } from '@docusaurus/types';
import { buildBoard } from '../../shared/translations/buildBoard';
import type { ContentList } from '../../shared/translations/contentList';
import { sourceFile, translationFile } from '../../shared/translations/assembledFile';
import type { Project } from '../../shared/translations/project';
import type { LoadedPage } from './listPages';
import { readMenus } from './readMenus';

/** Input for the board. */
export interface BoardSources {
  readonly siteDir: string;
  readonly i18n: I18n;
  readonly lists: readonly ContentList[];
  readonly project: Project;
}

const directive = /^::translation-board\s*$/m;

/** Adds the board to the front matter of the pages that show it. */
export async function describeBoards(
  loaded: readonly LoadedPage[],
  { siteDir, i18n, lists, project }: BoardSources,
): Promise<void> {
  const withBoard = loaded.filter(({ source }) => {
    const english = sourceFile(translationFile(source.replace(/^@site\//, '')), lists);
    return directive.test(project.read(english) ?? '');
  });
  if (withBoard.length === 0) return;
  const locales = i18n.locales.filter((locale) => i18n.localeConfigs[locale]?.translate);
  const menus = await readMenus(siteDir, lists, i18n.currentLocale);
  const board = buildBoard({ locales, lists, menus }, project);
  for (const page of withBoard) page.frontMatter.translationBoard = board;
}
