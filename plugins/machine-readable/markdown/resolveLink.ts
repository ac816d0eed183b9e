import path from 'node:path';
import { toUrl, type Place } from '../addresses';

/** The page whose links are resolved. */
export type LinkingPage = {
  /** Path with the base URL. */
  readonly permalink: string;
  /** Its English source, relative to the site. */
  readonly source: string;
};

/**
 * Creates the resolver of a page's links.
 *
 * @param permalinks Path of each page by its English source: translations link to the sources, too.
 */
export function createLinkResolver(
  page: LinkingPage,
  place: Place,
  permalinks: ReadonlyMap<string, string>,
): (url: string) => string {
  return (url) => {
    if (/^[a-z][a-z\d+.-]*:/i.test(url)) return url.replace(/^pathname:\/\//, place.siteUrl);
    if (url.startsWith('/')) return toUrl(place, `${place.baseUrl}${url.slice(1)}`);
    const [, file = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
    const source = path.posix.join(path.posix.dirname(page.source), decodeURI(file));
    const target = file === '' ? page.permalink : permalinks.get(source);
    if (target !== undefined) return toUrl(place, target + rest);
    return new URL(url, toUrl(place, page.permalink)).href;
  };
}
