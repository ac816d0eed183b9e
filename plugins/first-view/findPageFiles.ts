import type { RouteConfig } from '@docusaurus/types';

/** `routesChunkNames.json`: the names of the chunks of a route, by its path and a hash of the route. */
export type RouteChunks = Readonly<Record<string, ChunkTree>>;
type ChunkTree = string | { readonly [key: string]: ChunkTree };

/** `client-manifest.json`, as far as it is read: which chunks a name stands for, and the files of each. */
export type Manifest = {
  readonly entrypoints: readonly string[];
  readonly origins: Readonly<Record<string, readonly (string | number)[]>>;
  readonly assets: Readonly<Record<string, { readonly js?: Files; readonly css?: Files }>>;
};

type Files = readonly { readonly file: string }[];
type Route = Pick<RouteConfig, 'path' | 'exact'> & { readonly routes?: readonly Route[] };

const trim = (path: string): string => path.replace(/\/$/, '');

const matches = ({ path, exact }: Route, page: string): boolean =>
  path === '*' || trim(path) === trim(page) || (!exact && page.startsWith(`${trim(path)}/`));

/** The routes that draw a page, from the outermost; the first that fits counts, as in the router. */
function matchRoutes(routes: readonly Route[], page: string): Route[] {
  const route = routes.find((candidate) => matches(candidate, page));
  return route ? [route, ...matchRoutes(route.routes ?? [], page)] : [];
}

/** The scripts that a chunk's name stands for, none for an unknown name. */
export const scriptsOf = ({ origins, assets }: Manifest, name: string): string[] =>
  (origins[name] ?? []).flatMap((id) => assets[String(id)]?.js ?? []).map(({ file }) => file);

const namesIn = (tree: ChunkTree): string[] =>
  typeof tree === 'string' ? [tree] : Object.values(tree).flatMap(namesIn);

/** Gives a function from the path of a page to the files of the app that only some pages need, this one among them. */
export function createPageFiles(
  routes: readonly Route[],
  routeChunks: RouteChunks,
  manifest: Manifest,
): (page: string) => string[] {
  const namesByPath = new Map<string, string[]>();
  for (const [key, tree] of Object.entries(routeChunks)) {
    const route = key.replace(/-[^-]+$/, '');
    namesByPath.set(route, [...(namesByPath.get(route) ?? []), ...namesIn(tree)]);
  }
  const filesOf = (name: string): string[] => scriptsOf(manifest, name);
  const common = new Set(manifest.entrypoints.flatMap(filesOf));
  return (page) => {
    const names = matchRoutes(routes, page).flatMap(({ path }) => namesByPath.get(path) ?? []);
    return [...new Set(names.flatMap(filesOf))].filter((file) => !common.has(file));
  };
}

/** The style sheet of the whole site. Throws when there is none, or more than one. */
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
