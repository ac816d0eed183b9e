import { contentLists } from '../../config/content';
import { defaultLocale, locales } from '../../config/locales';

/** Locales that the site is translated into, sorted. */
export const translatedLocales = locales.filter((locale) => locale !== defaultLocale).sort();

/**
 * Splits the path of a translated file into its locale, its name in the lock file and its source.
 *
 * @throws On other files.
 */
export function placeOf(file: string) {
  const [, locale, name] = /^i18n\/([^/]+)\/(.+\.mdx?)$/.exec(file) ?? [];
  const list = name && contentLists.find(({ translated }) => name.startsWith(`${translated}/`));
  if (!locale || !name || !list)
    throw new Error(
      `${file}: is not a translated page. Fix: name a file in i18n/<locale>/docusaurus-plugin-content-…`,
    );
  return { locale, name, source: `${list.folder}/${name.slice(list.translated.length + 1)}` };
}
