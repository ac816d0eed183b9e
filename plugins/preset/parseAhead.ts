import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { getLocaleConfig } from '@docusaurus/utils';
import { assembledFolder } from '../../shared/translations/assembledFile';
import type { ParsedPages } from '../../shared/markdown/parsedPage';
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
    .filter((file) => /\.mdx?$/.test(file));
}

/**
 * Creates a plugin that starts to parse all pages, and whose content is what they are parsed to. It comes after the content plugins, which assemble
 * the pages of a translation when they are created.
 */
export const createParseAhead = (parser: AheadParser, lists: readonly ContentList[]) =>
  function parseAhead(context: LoadContext): Plugin {
    const { markdown } = context.siteConfig;
    // If it fails, the process ends with its error.
    const parsed = parser.start(listPageFiles(context, lists), markdown);
    return {
      name: 'parse-ahead',
      loadContent: () => Promise.resolve(parser.createPages(markdown) satisfies ParsedPages),
      // The development server needs no end of it: what has not been parsed is parsed when a page is opened.
      allContentLoaded: () => (process.env.NODE_ENV === 'development' ? undefined : parsed),
    };
  };
