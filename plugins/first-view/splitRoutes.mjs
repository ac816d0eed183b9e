// @ts-check
import { keyOf, namesIn, parseRegistry, parseRoutes, writeRegistry, writeRoute } from './routeFiles.mjs';
import { chunkOfSection, isSection } from './sections.mjs';

/**
 * @typedef {import('./routeFiles.mjs').Route} Route
 * @typedef {{ readonly routes: string, readonly registry: string, readonly chunkNames: string }} Generated Content of `routes.js`,
 *   `registry.js` and `routesChunkNames.json`, which Docusaurus generates.
 * @typedef {object} Section
 * @property {string} path Path of the parent route.
 * @property {string} place The parent route, as an expression in `routes.js`.
 * @property {string} chunk
 * @property {readonly Route[]} pages
 */

const text = JSON.stringify;

/**
 * Takes the pages of all sections out of the tree of routes.
 * @param {readonly Route[]} routes
 * @returns {{ base: readonly Route[], sections: readonly Section[] }}
 */
function takeSections(routes) {
  /** @type {Section[]} */
  const sections = [];
  /** @type {(list: readonly Route[], place: string) => Route[]} */
  const visit = (list, place) =>
    list.map((route, index) => {
      const here = `${place}[${index}]`;
      const { path, routes: children } = route;
      if (!children) return route;
      if (!isSection(route)) return { ...route, routes: visit(children, `${here}.routes`) };
      sections.push({ path, place: here, chunk: chunkOfSection(path), pages: children });
      return { ...route, routes: [] };
    });
  return { base: visit(routes, 'routes'), sections };
}

/**
 * Finds the section that alone uses a chunk; undefined for a chunk of several sections, or of a page in none.
 * @param {Record<string, unknown>} names Names of chunks by the key of their route.
 * @param {ReadonlyMap<string, Section>} sectionOf Sections by the key of a page.
 * @returns {ReadonlyMap<string, Section | undefined>} By the name of the chunk.
 */
function findOwners(names, sectionOf) {
  /** @type {Map<string, Section | undefined>} */
  const owners = new Map();
  for (const [key, tree] of Object.entries(names)) {
    const section = sectionOf.get(key);
    for (const name of namesIn(tree))
      owners.set(name, !owners.has(name) || owners.get(name) === section ? section : undefined);
  }
  return owners;
}

/** Writes `routes.js`. @param {readonly Route[]} base @param {readonly Section[]} sections */
function writeRoutes(base, sections) {
  const lines = sections
    .toSorted((a, b) => b.path.length - a.path.length)
    .map(({ place, chunk }) => {
      const request = text(`./routes.js?section=${chunk}`);
      const load = `() => import(/* webpackChunkName: "${chunk}" */ ${request})`;
      return `{ parent: ${place}, load: ${load}, loaded: () => loaded(require.resolveWeak(${request})) },`;
    });
  return `import ComponentCreator from '@docusaurus/ComponentCreator';
import { addSections } from '@site/src/lib/prefetch/sections';
const routes = [
${base.map(writeRoute).join(',\n')}
];
const loaded = (id) => __webpack_modules__[id] && __webpack_require__(id);
addSections([
${lines.join('\n')}
]);
export default routes;
`;
}

/**
 * Writes the module of a section, which adds its own chunks to those of all pages.
 * @param {Section} section
 * @param {string} registry Its part of `registry.js`.
 * @param {Record<string, unknown>} names
 */
const writeSection = (
  { pages },
  registry,
  names,
) => `import ComponentCreator from '@docusaurus/ComponentCreator';
import registry from '@generated/registry';
import chunkNames from '@generated/routesChunkNames';
Object.assign(registry, ${registry});
const page = (path, hash, chunks, rest) => {
  chunkNames[path + '-' + hash] = chunks;
  return { path, component: ComponentCreator(path, hash), ...rest };
};
export default [
${pages.map((page) => `page(${[page.path, page.hash, names[keyOf(page)], page.rest].map((part) => text(part)).join(', ')}),`).join('\n')}
];
`;

/**
 * Splits what Docusaurus generates about all pages: the pages of each section, with the chunks that only they use, move into a module of
 * their own, `routes.js?section=`.
 * @param {Generated} generated
 * @returns {Record<string, string>} Modules by their request.
 */
export function splitRoutes({ routes, registry, chunkNames }) {
  const { base, sections } = takeSections(parseRoutes(routes));
  const sectionOf = new Map(
    sections.flatMap((section) => section.pages.map((page) => /** @type {const} */ ([keyOf(page), section]))),
  );
  /** @type {Record<string, unknown>} */
  const names = JSON.parse(chunkNames);
  const owners = findOwners(names, sectionOf);
  const loads = [...parseRegistry(registry)];
  /** @param {Section} [section] */
  const registryOf = (section) => writeRegistry(loads.filter(([name]) => owners.get(name) === section));
  const shared = Object.entries(names).filter(([key]) => !sectionOf.has(key));
  return {
    'routes.js': writeRoutes(base, sections),
    'registry.js': `export default ${registryOf()};\n`,
    'routesChunkNames.json': text(Object.fromEntries(shared)),
    ...Object.fromEntries(
      sections.map((section) => [
        `routes.js?section=${section.chunk}`,
        writeSection(section, registryOf(section), names),
      ]),
    ),
  };
}
