// @ts-check
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';

/** @import { Kind, Route, RouteTable, Tree } from './types' */

const imports = /^import .*;$/gm;
const exported = /^export default /m;

/**
 * What of a generated file is not as expected, as an error that says what to do.
 * @param {string} file
 * @param {string} what
 * @param {unknown} [cause]
 * @returns {Error}
 */
export const unexpected = (file, what, cause) =>
  new Error(
    `first-view: ${file}, which Docusaurus generates, ${what}. Fix: adapt plugins/first-view to this release of Docusaurus.`,
    { cause },
  );

/**
 * Takes the text of `routes.js`, gives its routes. Throws when it is no list of routes that ends with the one for the rest.
 * @param {string} source
 * @returns {Route[]}
 */
function readRoutes(source) {
  const script = source.replace(imports, '').replace(exported, 'routes = ');
  const scope = { routes: [], ComponentCreator: (/** @type {unknown[]} */ ...names) => names };
  try {
    runInNewContext(script, scope);
  } catch (error) {
    throw unexpected('routes.js', 'cannot be read', error);
  }
  /** @type {Route[]} */
  const routes = JSON.parse(JSON.stringify(scope.routes));
  if (routes.pop()?.path !== '*') throw unexpected('routes.js', 'does not end with the route *');
  return routes;
}

/**
 * Takes the paths of two routes as segments, gives how many of the first the second does not share. Something is left of it.
 * @param {readonly string[]} before
 * @param {readonly string[]} segments
 * @returns {number}
 */
function countDropped(before, segments) {
  const end = Math.min(before.length, segments.length - 1);
  let shared = 0;
  while (shared < end && before[shared] === segments[shared]) shared += 1;
  return before.length - shared;
}

/**
 * Takes the text of `routes.js` and what `routesChunkNames.json` holds. Gives the table for the browser, and for the name of
 * each chunk its number: the order of first use. Throws when a route's path or chunks are not as expected.
 * @param {string} source
 * @param {Readonly<Record<string, Tree>>} chunkNames
 * @returns {{ table: RouteTable, numbers: Map<string, number> }}
 */
export function packRoutes(source, chunkNames) {
  /** @type {Map<string, number>} */
  const numbers = new Map();
  /** @type {Map<string, number>} */
  const kinds = new Map();
  /** @type {string[]} */
  const paths = [];
  /** @type {number[]} */
  const order = [];
  /** @type {string[]} */
  let before = [];

  /** @type {(tree: Tree) => Tree} */
  const toNumbers = (tree) => {
    if (Array.isArray(tree)) return tree.map(toNumbers);
    if (typeof tree === 'object' && tree !== null) {
      return Object.fromEntries(Object.entries(tree).map(([key, child]) => [key, toNumbers(child)]));
    }
    const known = numbers.get(String(tree));
    if (known === undefined) numbers.set(String(tree), numbers.size);
    return known ?? null;
  };

  /** @type {(route: Route, level: number) => void} */
  const add = ({ path: place, component, routes = [], ...attributes }, level) => {
    const tree = chunkNames[component.join('-')];
    if (tree === undefined) throw unexpected('routesChunkNames.json', `has no chunks for ${place}`);
    if (component[0] !== place || place.includes('?')) throw unexpected('routes.js', `names ${place} oddly`);
    const segments = place.split('/');
    const dropped = countDropped(before, segments);
    const kind = JSON.stringify([level, dropped, attributes, toNumbers(tree)]);
    if (!kinds.has(kind)) kinds.set(kind, kinds.size);
    order.push(kinds.get(kind) ?? 0);
    paths.push(segments.slice(before.length - dropped).join('/'));
    before = segments;
    for (const child of routes) add(child, level + 1);
  };

  for (const route of readRoutes(source)) add(route, 0);
  const list = [...kinds.keys()].map((kind) => /** @type {Kind} */ (JSON.parse(kind)));
  return { table: { paths: paths.join('?'), order, kinds: list }, numbers };
}

/** The files that a table is made of, in the folder of the generated ones. */
const sources = ['routes.js', 'routesChunkNames.json'];

/**
 * The same for the folder with both files; `addDependency` is told their paths.
 * @param {string} folder
 * @param {(file: string) => void} [addDependency]
 * @returns {ReturnType<typeof packRoutes>}
 */
export function readRouteTable(folder, addDependency) {
  const [routes = '', chunkNames = ''] = sources.map((name) => {
    const file = path.join(folder, name);
    addDependency?.(file);
    return readFileSync(file, 'utf8');
  });
  return packRoutes(routes, JSON.parse(chunkNames));
}
