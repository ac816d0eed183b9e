// @ts-check
import { readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { chunkOfSection, isSection } from './sections.mjs';

/**
 * @typedef {{ readonly path: string, readonly hash?: string, readonly rest: object, readonly routes?: readonly Route[] }} Route
 * @typedef {{ readonly routes: string, readonly registry: string, readonly chunkNames: string }} Generated Content of `routes.js`,
 *   `registry.js` and `routesChunkNames.json`, which Docusaurus generates.
 */

const fix = 'Fix: adapt plugins/first-view/splitRoutes.mjs to this release of Docusaurus.';
const text = JSON.stringify;

/**
 * Parses `routes.js`: an array of objects, in which only the component is not data.
 * @param {string} source
 * @returns {readonly Route[]}
 */
function parseRoutes(source) {
  const [, array] = /\nexport default (\[[^]*\]);\s*$/.exec(source) ?? [];
  if (array === undefined) throw new Error(`first-view: routes.js has no list of routes. ${fix}`);
  /** @param {any} route @returns {Route} */
  const toRoute = ({ path: own, component, routes, ...rest }) => {
    if (own !== component?.path) throw new Error(`first-view: routes.js has a route of another form. ${fix}`);
    return { path: own, hash: component.hash, rest, ...(routes && { routes: routes.map(toRoute) }) };
  };
  /** @type {(own: string, hash?: string) => object} */
  const ComponentCreator = (own, hash) => ({ path: own, hash });
  return vm.runInNewContext(array, { ComponentCreator }).map(toRoute);
}

/**
 * Parses `registry.js`: an import for each chunk, by its name.
 * @param {string} source
 * @returns {Map<string, string>}
 */
function parseRegistry(source) {
  const entries = [...source.matchAll(/^ {2}"([^"\n]+)": \[\(\) => (import\(.*?"\)), ".*\],(?:\};)?$/gm)];
  if (entries.length === 0 || entries.length !== source.split('import(').length - 1)
    throw new Error(`first-view: registry.js has entries of another form. ${fix}`);
  return new Map(entries.map(([, name = '', load = '']) => [name, load]));
}

/** @param {Route} route */
const keyOf = (route) => `${route.path}-${route.hash}`;

/** @param {unknown} tree @returns {string[]} */
const namesIn = (tree) => (typeof tree === 'string' ? [tree] : Object.values(tree ?? {}).flatMap(namesIn));

/** @param {Iterable<readonly [string, string]>} entries */
const writeRegistry = (entries) =>
  `{\n${[...entries].map(([name, load]) => `${text(name)}: [() => ${load}],`).join('\n')}\n}`;

/** @param {Route} route @returns {string} */
function writeRoute({ path: own, hash, rest, routes }) {
  const component = `ComponentCreator(${text(own)}${hash === undefined ? '' : `, ${text(hash)}`})`;
  const children = routes ? [`routes: [${routes.map(writeRoute).join(',\n')}]`] : [];
  const others = Object.entries(rest).map(([name, value]) => `${text(name)}: ${text(value)}`);
  return `{ ${[`path: ${text(own)}`, `component: ${component}`, ...others, ...children].join(', ')} }`;
}

/**
 * Splits what Docusaurus generates about all pages: what each section has alone moves into a module of its own. Requests and ids of modules
 * are left out, because react-loadable reports them to a server only (plugins/contract.test.ts).
 * @param {Generated} generated
 */
export function splitRoutes({ routes, registry, chunkNames }) {
  const all = parseRoutes(routes);
  const loads = parseRegistry(registry);
  /** @type {Record<string, unknown>} */
  const names = JSON.parse(chunkNames);
  /** @type {{ path: string, place: string, chunk: string, routes: readonly Route[] }[]} */
  const sections = [];
  /** @type {(list: readonly Route[], place: string) => Route[]} */
  const collect = (list, place) =>
    list.map((route, index) => {
      const here = `${place}[${index}]`;
      if (!route.routes) return route;
      if (!isSection(route)) return { ...route, routes: collect(route.routes, `${here}.routes`) };
      const { path: own, routes: pages } = route;
      sections.push({ path: own, place: here, chunk: chunkOfSection(own), routes: pages });
      return { ...route, routes: [] };
    });
  const base = collect(all, 'routes');

  /** The section of each key, and of each chunk that no other part of the site uses. @type {Map<string, string>} */
  const sectionOfKey = new Map(
    sections.flatMap(({ chunk, routes: pages }) => pages.map((page) => [keyOf(page), chunk])),
  );
  /** @type {Map<string, string | undefined>} */
  const owner = new Map();
  for (const [key, tree] of Object.entries(names)) {
    const section = sectionOfKey.get(key);
    for (const name of namesIn(tree))
      owner.set(name, !owner.has(name) || owner.get(name) === section ? section : undefined);
  }
  /** @param {string | undefined} section */
  const loadsOf = (section) => [...loads].filter(([name]) => owner.get(name) === section);

  const lines = sections
    .toSorted((a, b) => b.path.length - a.path.length)
    .map(({ place, chunk }) => {
      const request = text(`./routes.js?section=${chunk}`);
      const load = `() => import(/* webpackChunkName: "${chunk}" */ ${request})`;
      return `{ parent: ${place}, load: ${load}, loaded: () => loaded(require.resolveWeak(${request})) },`;
    });
  const addSections =
    sections.length === 0
      ? ''
      : `const loaded = (id) => __webpack_modules__[id] && __webpack_require__(id);\naddSections([\n${lines.join('\n')}\n]);\n`;
  return {
    'routes.js': `import ComponentCreator from '@docusaurus/ComponentCreator';
import { addSections } from '@site/src/lib/prefetch/sections';
const routes = [
${base.map(writeRoute).join(',\n')}
];
${addSections}export default routes;
`,
    'registry.js': `export default ${writeRegistry(loadsOf(undefined))};\n`,
    'routesChunkNames.json': text(
      Object.fromEntries(Object.entries(names).filter(([key]) => !sectionOfKey.has(key))),
    ),
    ...Object.fromEntries(
      sections.map(({ chunk, routes: pages }) => [
        `routes.js?section=${chunk}`,
        `import ComponentCreator from '@docusaurus/ComponentCreator';
import registry from '@generated/registry';
import chunkNames from '@generated/routesChunkNames';
Object.assign(registry, ${writeRegistry(loadsOf(chunk))});
const page = (path, hash, chunks, rest) => {
  chunkNames[path + '-' + hash] = chunks;
  return { path, component: ComponentCreator(path, hash), ...rest };
};
export default [
${pages.map((route) => `page(${text(route.path)}, ${text(route.hash)}, ${text(names[keyOf(route)])}, ${text(route.rest)}),`).join('\n')}
];
`,
      ]),
    ),
  };
}

/**
 * A loader for `routes.js`, `registry.js` and `routesChunkNames.json`, for browsers: keeps what all pages need, and makes a module for the
 * pages of each section, `routes.js?section=`.
 * @this {{ readonly resourcePath: string, readonly resourceQuery: string, addDependency(file: string): void }}
 * @param {string} _source
 * @returns {string}
 */
// eslint-disable-next-line no-restricted-exports -- The bundler takes the default export of a loader.
export default function splitRoutesLoader(_source) {
  /** @param {string} name */
  const read = (name) => {
    const file = path.join(path.dirname(this.resourcePath), name);
    this.addDependency(file);
    return readFileSync(file, 'utf8');
  };
  /** @type {Record<string, string>} */
  const files = splitRoutes({
    routes: read('routes.js'),
    registry: read('registry.js'),
    chunkNames: read('routesChunkNames.json'),
  });
  const name = path.basename(this.resourcePath) + this.resourceQuery;
  const file = files[name];
  if (file === undefined) throw new Error(`first-view: ${name} is not a section of routes.js. ${fix}`);
  return file;
}
