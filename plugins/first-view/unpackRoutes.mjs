// @ts-check
/** @import { Kind, PlainRoute, RouteTable, Tree } from './types' */

/**
 * Runs in the browser: takes the table of `routeTable.mjs`. Gives the routes, and their chunks by path and hash, as in
 * `routesChunkNames.json`, but with a number for each chunk. The hash is the route's place in the table.
 * @param {RouteTable} table
 * @returns {{ routes: PlainRoute[], chunkNames: Record<string, Tree> }}
 */
export function unpackRoutes({ paths, order, kinds }) {
  /** @type {Record<string, Tree>} */
  const chunkNames = {};
  /** @type {PlainRoute[]} */
  const routes = [];
  /** For each level, the list that grows. @type {PlainRoute[][]} */
  const lists = [];
  /** @type {string[]} */
  let before = [];
  let count = 0;
  /** @type {(tree: Tree) => Tree} */
  const fill = (tree) => {
    if (tree === null) return count++;
    if (Array.isArray(tree)) return tree.map(fill);
    if (typeof tree !== 'object') return tree;
    return Object.fromEntries(Object.entries(tree).map(([key, child]) => [key, fill(child)]));
  };
  paths.split('?').forEach((rest, index) => {
    const [level, dropped, attributes, chunks] = /** @type {Kind} */ (kinds[order[index] ?? 0]);
    before = [...before.slice(0, before.length - dropped), ...rest.split('/')];
    const path = before.join('/');
    const hash = index.toString(36);
    chunkNames[`${path}-${hash}`] = fill(chunks);
    /** @type {PlainRoute} */
    const route = { path, component: [path, hash], ...attributes };
    const parent = lists[level - 1]?.at(-1);
    const list = parent ? (parent.routes ??= []) : routes;
    lists[level] = list;
    list.push(route);
  });
  return { routes, chunkNames };
}

/**
 * Runs in the browser: takes routes of `unpackRoutes` and Docusaurus' `ComponentCreator`, gives the routes with components.
 * @template Component
 * @param {readonly PlainRoute[]} routes
 * @param {(path: string, hash: string) => Component} create
 * @returns {unknown[]}
 */
export const createComponents = (routes, create) =>
  routes.map((route) => ({
    ...route,
    component: create(...route.component),
    ...(route.routes && { routes: createComponents(route.routes, create) }),
  }));
