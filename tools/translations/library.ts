import { contentLists } from '../../config/content';
import { defaultLocale, locales } from '../../config/locales';

/** The locales that are translated into, sorted. */
export const translatedLocales = locales.filter((locale) => locale !== defaultLocale).sort();

/**
 * Takes the path of a translated file; gives its locale, its name in the lock file and its source. Throws on other files.
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
