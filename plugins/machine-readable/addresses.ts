/** Where the site is: its origin and the base URL of the locale, which ends in a slash. */
export type Place = { readonly siteUrl: string; readonly baseUrl: string };

/** Path of a page without the slash at its end; the root stays a slash. */
const withoutSlash = (permalink: string): string => permalink.replace(/(?<=.)\/$/, '');

/** Builds the path of another format of a page: `/docs/field` and `/docs/field/` have `/docs/field.md`. */
export const formatPath = (permalink: string, extension: 'md' | 'ipynb'): string =>
  `${withoutSlash(permalink)}.${extension}`;

/** Builds the complete address of a path, encoded as a URL. */
export const toUrl = ({ siteUrl }: Pick<Place, 'siteUrl'>, path: string): string =>
  new URL(path, siteUrl).href;

/**
 * Resolves the file of a path in the folder of the locale's build.
 *
 * @param path With the base URL, encoded or not.
 */
export const toFile = ({ baseUrl }: Pick<Place, 'baseUrl'>, path: string): string =>
  decodeURI(path.slice(baseUrl.length));
