import type { OfflinePlan } from '../../shared/offline/plan';

/** A version of the docs and of the API reference; the default one has an empty path. */
export type VersionOptions = { readonly label: string; readonly path: string };

type Input = {
  /** Base URL of the site, and of the locale. */
  readonly root: string;
  readonly home: string;
  readonly locale: string;
  readonly versions: readonly VersionOptions[];
  /** Folders of posts, below the base URL. */
  readonly posts: readonly string[];
  /** Addresses of all pages. */
  readonly routes: readonly string[];
};

/** Sections whose pages belong to a version. */
const versioned = ['docs', 'api'];

/**
 * Finds the version that a page belongs to.
 *
 * @param parts Address below the base URL of the locale, in parts.
 * @returns Null for a page of every set.
 */
function versionOf([section = '', second]: readonly string[], versions: Input['versions']): string | null {
  if (!versioned.includes(section)) return null;
  const named = versions.find(({ path }) => path !== '' && path === second);
  return (named ?? versions.find(({ path }) => path === ''))?.label ?? null;
}

/**
 * Divides the pages of a locale into sets: the pages of a version, and with each of them the single pages, such as the search. Posts, which
 * no version needs, are in none.
 */
export function planSets({ root, home, locale, versions, posts, routes }: Input): OfflinePlan {
  const pages = routes
    .filter((route) => !route.endsWith('.html'))
    .map((route) => ({ route, parts: decodeURI(route.slice(home.length)).split('/') }))
    .filter(({ parts: [first = ''] }) => !posts.includes(first))
    .map(({ route, parts }) => ({ route, version: versionOf(parts, versions) }));
  return {
    root,
    sets: versions.map(({ label, path }) => ({
      locale,
      version: label,
      home,
      start: `${home}docs/${path && `${path}/`}`,
      pages: pages
        .filter(({ version }) => version === null || version === label)
        .map(({ route }) => route)
        .sort(),
    })),
  };
}
