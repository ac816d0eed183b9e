// @ts-check
import { readRouteTable, unexpected } from './routeTable.mjs';

const entry =
  /^ {2}"(.+?)": \[\(\) => import\(\/\* webpackChunkName: "\1" \*\/ ("(?:[^"\\]|\\.)*")\), \2, /gm;

/** The parts that draw every documentation page, one inside of the other: one chunk, in which no module comes twice. */
const together = new Set([
  '"@theme/DocsRoot"',
  '"@generated/docusaurus-plugin-content-docs/default/__plugin.json"',
  '"@theme/DocVersionRoot"',
  '"@theme/DocRoot"',
  '"@theme/DocItem"',
]);

/**
 * Takes the text of `registry.js` and the number of each chunk; gives the same as a list in that order, without what only the
 * server's render reads: the name of each module and its id. The number is the chunk's name from here on; chunks of one page
 * that are put together have the number of the first.
 * Throws when the registry and the numbers do not fit.
 * @param {string} source
 * @param {ReadonlyMap<string, number>} numbers
 * @returns {string}
 */
export function listLoaders(source, numbers) {
  /** @type {string[]} */
  const loaders = [];
  const entries = [...source.matchAll(entry)].map(([, name = '', place = '']) => {
    const number = numbers.get(name);
    if (number === undefined) throw unexpected('registry.js', `has a chunk ${name} that no route uses`);
    return { number, place };
  });
  const first = Math.min(...entries.filter(({ place }) => together.has(place)).map(({ number }) => number));
  for (const { number, place } of entries) {
    const chunk = together.has(place) ? first : number;
    loaders[number] = `() => import(/* webpackChunkName: "${chunk}" */ ${place})`;
  }
  for (const [name, number] of numbers) {
    if (!loaders[number])
      throw unexpected('registry.js', `has no entry for ${name} in the shape that is known`);
  }
  return `export default [\n${loaders.join(',\n')}\n].map((load) => [load, "", undefined]);\n`;
}

/**
 * The loader for the generated `registry.js`, for browsers: see `listLoaders`.
 * @this {{ readonly context: string, addDependency(file: string): void }}
 * @param {string} source
 * @returns {string}
 */
// eslint-disable-next-line no-restricted-exports -- The bundler takes the default export of a loader.
export default function shortenRegistry(source) {
  return listLoaders(source, readRouteTable(this.context, (file) => this.addDependency(file)).numbers);
}
