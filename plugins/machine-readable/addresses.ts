/** Where the site is: its origin and the base URL of the locale, which ends in a slash. */
export type Place = { readonly siteUrl: string; readonly baseUrl: string };

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
