import path from 'node:path';
import { defaultLocale, type Locale } from '../../config/locales';
import { site } from '../../config/site';
import { readBuiltFile } from '../unchanged/readBuiltFile';

/** Path prefix of a locale: nothing for the default one. */
export const prefixOf = (locale: Locale): string => (locale === defaultLocale ? '' : `/${locale}`);

/** Paths of all pages of a locale, from the sitemap of the built site, sorted. Throws when the site is not built. */
export function pagesOf(locale: Locale): string[] {
  const addresses = readBuiltFile(`${prefixOf(locale)}/sitemap.xml`).matchAll(/<loc>([^<]+)<\/loc>/g);
  return [...addresses]
    .map(([, address = '']) => decodeURI(address.slice(site.url.length)) || '/')
    .sort((a, b) => a.localeCompare(b, 'en'));
}

/** HTML of a page as the build wrote it. Throws when there is no such page. */
export const htmlOf = (page: string): string => readBuiltFile(path.posix.join(page, 'index.html'));
