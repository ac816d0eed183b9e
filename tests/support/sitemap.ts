import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultLocale, locales, type Locale } from '../../config/locales';
import { site } from '../../config/site';

/** Path prefix of a locale: empty for the default one. */
export const prefixOf = (locale: Locale): string => (locale === defaultLocale ? '' : `/${locale}`);

/**
 * Lists the paths of all pages of a locale from the built sitemap, sorted.
 *
 * @throws When the site is not built.
 */
export function pagesOf(locale: Locale): string[] {
  const file = path.resolve(`build${prefixOf(locale)}/sitemap.xml`);
  const addresses = readFileSync(file, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g);
  return [...addresses]
    .map(([, address = '']) => decodeURI(address.slice(site.url.length)) || '/')
    .sort((a, b) => a.localeCompare(b, 'en'));
}

/** Pages that are not in the sitemap. */
const unlisted = ['/search', '/blog/authors'];

/** Every page of every locale. */
export const allPages = locales.flatMap((locale) =>
  [...pagesOf(locale), ...unlisted.map((page) => prefixOf(locale) + page)].map((page) => ({ locale, page })),
);

/**
 * Reads the HTML of a built page.
 *
 * @throws When the page does not exist.
 */
export const htmlOf = (page: string): string =>
  readFileSync(path.resolve('build', `.${page}`, 'index.html'), 'utf8');
