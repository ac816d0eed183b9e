// @ts-check
import { fileURLToPath } from 'node:url';
import { readRouteTable } from './routeTable.mjs';

const unpacker = JSON.stringify(fileURLToPath(new URL('./unpackRoutes.mjs', import.meta.url)));

/**
 * A loader for the generated `routesChunkNames.json`, for browsers: the file becomes a script with a table of all routes, which
 * gives the same data, but with a number for the name of each chunk, and the routes for `shortenRoutes.mjs`.
 * @this {{ readonly context: string, addDependency(file: string): void }}
 * @returns {string}
 */
// eslint-disable-next-line no-restricted-exports -- The bundler takes the default export of a loader.
export default function shortenChunkNames() {
  const table = JSON.stringify(readRouteTable(this.context, (file) => this.addDependency(file)).table);
  return `import { unpackRoutes } from ${unpacker};
export const { routes, chunkNames } = unpackRoutes(${table});
export default chunkNames;
`;
}
