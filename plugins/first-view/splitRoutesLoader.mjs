// @ts-check
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { splitRoutes } from './splitRoutes.mjs';

/**
 * A loader for browsers, for `routes.js`, `registry.js`, `routesChunkNames.json` and `routes.js?section=`: see `splitRoutes`.
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
  const modules = splitRoutes({
    routes: read('routes.js'),
    registry: read('registry.js'),
    chunkNames: read('routesChunkNames.json'),
  });
  const name = path.basename(this.resourcePath) + this.resourceQuery;
  const module = modules[name];
  if (module === undefined)
    throw new Error(
      `first-view: ${name} is not among the modules of routes: ${Object.keys(modules).join(', ')}. Fix: adapt plugins/first-view/splitRoutes.mjs.`,
    );
  return module;
}
