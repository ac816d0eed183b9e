/** Where the locale being built is served. */
export interface SiteAddress {
  /** Scheme and host. */
  readonly origin: string;
  /** Starts and ends with a slash. */
  readonly baseUrl: string;
  /** Base URLs of the other locales. */
  readonly otherBaseUrls: readonly string[];
}

/** What a link refers to: a page or file below the base URL, and optionally a place on it. */
export interface Target {
  /** Decoded, without leading or trailing slashes; empty for the home page. */
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

/** Formats a target as a string, for comparing and indexing. */
export const toTargetKey = ({ path, fragment }: Target): string => `${path}#${fragment ?? ''}`;

/** Lists the folders of other locales below this one, each with a trailing slash. */
export function foldersOfOtherLocales({ baseUrl, otherBaseUrls }: SiteAddress): string[] {
  return otherBaseUrls
    .filter((other) => other !== baseUrl && other.startsWith(baseUrl))
    .map((other) => other.slice(baseUrl.length));
}

/** Resolves a link relative to its page; null when it leaves the locale being built. */
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
