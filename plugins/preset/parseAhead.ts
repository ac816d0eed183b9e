import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { getLocaleConfig } from '@docusaurus/utils';
import { assembledFolder } from '../../shared/translations/assembledFile';
import type { ContentList } from '../../shared/translations/contentList';
import type { AheadParser } from '../markdown/aheadParser';
import { listAllFiles } from '../translated-content/assemble';

/** Lists the pages that the content plugins of a locale read. */
export function listPageFiles(
  { siteDir, generatedFilesDir, i18n }: Pick<LoadContext, 'siteDir' | 'generatedFilesDir' | 'i18n'>,
  lists: readonly ContentList[],
): string[] {
  const assembled = path.join(generatedFilesDir, assembledFolder, i18n.currentLocale);
  const isTranslated = getLocaleConfig(i18n).translate;
  return lists
    .map(({ folder, translated }) =>
      isTranslated ? path.join(assembled, translated) : path.join(siteDir, folder),
    )
    .flatMap((folder) => listAllFiles(folder).map((name) => path.join(folder, name)))
    .filter((file) => file.endsWith('.md'));
}

/**
 * Creates a plugin that starts to parse all pages. It comes after the content plugins, which assemble the pages of a translation when they are
 * created.
 */
export const createParseAhead = (parser: AheadParser, lists: readonly ContentList[]) =>
  function parseAhead(context: LoadContext): Plugin {
    // A build needs no end of it. If it fails, the process ends with its error.
    void parser.start(listPageFiles(context, lists), context.siteConfig.markdown);
    return { name: 'parse-ahead' };
  };
