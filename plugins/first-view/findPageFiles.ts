import type { RouteConfig } from '@docusaurus/types';
import { namesIn } from './routeFiles.mjs';
import { chunkOfSection, isSection } from './sections.mjs';
import type { Manifest, RouteChunks } from './generatedFiles';

type Route = Pick<RouteConfig, 'path' | 'exact'> & { readonly routes?: readonly Route[] };

const fallback = '*';
const trim = (path: string): string => path.replace(/\/$/, '');

const matches = ({ path, exact }: Route, page: string): boolean =>
  path === fallback || trim(path) === trim(page) || (!exact && page.startsWith(`${trim(path)}/`));

/** Finds the routes that render a page, from the outermost; as in the router, the first match counts. */
function matchRoutes(routes: readonly Route[], page: string): Route[] {
  const route = routes.find((candidate) => matches(candidate, page));
  return route ? [route, ...matchRoutes(route.routes ?? [], page)] : [];
}

/** Lists the scripts of a chunk; none when the bundler merged the chunk into another one. */
const scriptsOf = ({ origins, assets }: Manifest, name: string): string[] =>
  (origins[name] ?? []).flatMap((id) => assets[String(id)]?.js ?? []).map(({ file }) => file);

/**
 * Creates a lookup from a page's path to the scripts that it needs in addition to those of every page.
 *
 * @throws On lookup, when a route has no chunks: the page would load its files in a second round.
 */
export function createPageFiles(
  routes: readonly Route[],
  routeChunks: RouteChunks,
  manifest: Manifest,
): (page: string) => string[] {
  const namesByPath = new Map<string, string[]>();
  for (const [key, tree] of Object.entries(routeChunks)) {
    const path = key.replace(/-[^-]+$/, '');
    namesByPath.set(path, [...(namesByPath.get(path) ?? []), ...namesIn(tree)]);
  }
  const filesOf = (name: string): string[] => scriptsOf(manifest, name);
  const common = new Set(manifest.entrypoints.flatMap(filesOf));
  const namesOf = (route: Route): string[] => {
    const { path } = route;
    const names = namesByPath.get(path);
    if (names) return isSection(route) ? [...names, chunkOfSection(path)] : names;
    if (path === fallback) return [];
    throw new Error(
      `first-view: routesChunkNames.json, which Docusaurus generates, has no chunks for ${path}. Fix: adapt plugins/first-view/findPageFiles.ts to this release of Docusaurus.`,
    );
  };
  return (page) => {
    const names = matchRoutes(routes, page).flatMap(namesOf);
    return [...new Set(names.flatMap(filesOf))].filter((file) => !common.has(file));
  };
}

/**
 * Finds the scripts of a chunk that is named in an `import()` of our own code.
 *
 * @throws When the chunk does not exist.
 */
export function findChunkFiles(manifest: Manifest, name: string): string[] {
  const scripts = scriptsOf(manifest, name);
  if (scripts.length === 0) {
    throw new Error(
      `first-view: the app has no chunk ${name}. Fix: name the import() that it comes from with webpackChunkName.`,
    );
  }
  return scripts;
}

/**
 * Finds the site's style sheet.
 *
 * @throws When there is none, or more than one.
 */
export function findEntrySheet({ entrypoints, origins, assets }: Manifest): string {
  const ids = entrypoints.flatMap((name) => origins[name] ?? []);
  const sheets = [...new Set(ids.flatMap((id) => assets[String(id)]?.css ?? []).map(({ file }) => file))];
  const [sheet] = sheets;
  if (!sheet || sheets.length > 1) {
    throw new Error(
      `first-view: the site has ${sheets.length} style sheets. Fix: import all styles in src/css/index.css.`,
    );
  }
  return sheet;
}
