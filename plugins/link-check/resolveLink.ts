/** Where the locale that is being built lives. */
export interface SiteAddress {
  /** Scheme and host. */
  readonly origin: string;
  /** Starts and ends with a slash. */
  readonly baseUrl: string;
  /** The same of the other locales. */
  readonly otherBaseUrls: readonly string[];
}

/** What a link names: a page or file below the base URL, and perhaps a place on it. */
export interface Target {
  /** Decoded, without slashes at its ends; the home page is the empty path. */
  readonly path: string;
  /** Decoded id, or null for the page itself. */
  readonly fragment: string | null;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function toFragment(hash: string): string | null {
  const [id = ''] = hash.slice(1).split(':~:');
  return id === '' ? null : decode(id);
}

/** Takes a target; returns one text for it, to compare and to index by. */
export const toTargetKey = ({ path, fragment }: Target): string => `${path}#${fragment ?? ''}`;

/** Takes the locale's address; returns the folders of other locales below it, each with a slash at its end. */
export function foldersOfOtherLocales({ baseUrl, otherBaseUrls }: SiteAddress): string[] {
  return otherBaseUrls
    .filter((other) => other !== baseUrl && other.startsWith(baseUrl))
    .map((other) => other.slice(baseUrl.length));
}

/** Takes a link and the address of its page; returns its target, or null when it leaves the locale that is being built. */
export function resolveLink(link: string, pageAddress: string, site: SiteAddress): Target | null {
  if (!URL.canParse(link, site.origin + pageAddress)) return null;
  const url = new URL(link, site.origin + pageAddress);
  if (url.origin !== site.origin) return null;
  const pathname = url.pathname.endsWith('/') ? url.pathname : `${url.pathname}/`;
  if (!pathname.startsWith(site.baseUrl)) return null;
  const below = pathname.slice(site.baseUrl.length);
  if (foldersOfOtherLocales(site).some((folder) => below.startsWith(folder))) return null;
  return { path: decode(below.replace(/\/$/, '')), fragment: toFragment(url.hash) };
}
