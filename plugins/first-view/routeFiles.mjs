// @ts-check
import vm from 'node:vm';

/**
 * Reads and writes the modules about all pages that Docusaurus generates: `routes.js`, a tree of routes, and `registry.js`, an `import()`
 * for each chunk of the routes.
 */

/**
 * A route. `hash` distinguishes routes with the same path; `rest` has all other properties, such as `exact` and `sidebar`.
 * @typedef {{ readonly path: string, readonly hash?: string, readonly rest: object, readonly routes?: readonly Route[] }} Route
 */

const fix = 'Fix: adapt plugins/first-view/routeFiles.mjs to this release of Docusaurus.';
const text = JSON.stringify;

/** Name of a route in `routesChunkNames.json`. @param {Route} route */
export const keyOf = (route) => `${route.path}-${route.hash}`;

/**
 * Lists the names of chunks in an entry of `routesChunkNames.json`, a tree in the structure of the route's props.
 * @param {unknown} tree
 * @returns {string[]}
 */
export const namesIn = (tree) =>
  typeof tree === 'string' ? [tree] : Object.values(tree ?? {}).flatMap(namesIn);

/**
 * Parses `routes.js`: an array of objects, in which only the component is not data.
 * @param {string} source
 * @returns {readonly Route[]}
 */
export function parseRoutes(source) {
  const [, array] = /\nexport default (\[[^]*\]);\s*$/.exec(source) ?? [];
  if (array === undefined)
    throw new Error(`first-view: routes.js does not export an array of routes. ${fix}`);
  /** @param {any} route @returns {Route} */
  const toRoute = ({ path, component, routes, ...rest }) => {
    if (path !== component?.path)
      throw new Error(
        `first-view: the route ${text(path)} in routes.js has no ComponentCreator with its path. ${fix}`,
      );
    return { path, hash: component.hash, rest, ...(routes && { routes: routes.map(toRoute) }) };
  };
  /** @type {(path: string, hash?: string) => object} */
  const ComponentCreator = (path, hash) => ({ path, hash });
  return vm.runInNewContext(array, { ComponentCreator }).map(toRoute);
}

/**
 * Parses `registry.js`.
 * @param {string} source
 * @returns {Map<string, string>} The `import()` of each chunk, by the name of the chunk.
 */
export function parseRegistry(source) {
  const entries = [...source.matchAll(/^ {2}"([^"\n]+)": \[\(\) => (import\(.*?"\)), ".*\],(?:\};)?$/gm)];
  const count = source.split('import(').length - 1;
  if (entries.length === 0 || entries.length !== count)
    throw new Error(`first-view: of ${count} entries in registry.js, ${entries.length} can be read. ${fix}`);
  return new Map(entries.map(([, name = '', load = '']) => [name, load]));
}

/**
 * Writes a route as in `routes.js`.
 * @param {Route} route
 * @returns {string}
 */
export function writeRoute({ path, hash, rest, routes }) {
  const component = `ComponentCreator(${text(path)}${hash === undefined ? '' : `, ${text(hash)}`})`;
  const others = Object.entries(rest).map(([name, value]) => `${text(name)}: ${text(value)}`);
  const children = routes ? [`routes: [${routes.map(writeRoute).join(',\n')}]`] : [];
  return `{ ${[`path: ${text(path)}`, `component: ${component}`, ...others, ...children].join(', ')} }`;
}

/**
 * Writes the object of `registry.js`, without requests and ids of modules: react-loadable reports those to a server only
 * (plugins/contract.test.ts).
 * @param {Iterable<readonly [string, string]>} entries
 */
export const writeRegistry = (entries) =>
  `{\n${[...entries].map(([name, load]) => `${text(name)}: [() => ${load}],`).join('\n')}\n}`;
