import type { Manifest } from './generatedFiles';

/**
 * Small modules that share a chunk. `test` matches the file of a module; `name` is the name of the chunk, with references to the groups of
 * `test`. Docusaurus would put each module into a chunk of its own, and the runtime of every page lists all chunks.
 */
export const sharedChunks = [
  /** Data of the pages of tags. */
  { name: 'tags', test: /-tags-[^\\/]+\.json$/ },
  /** Names of plugins and lists, of which each page reads one or two. */
  { name: 'plugins', test: /[\\/](?:__plugin|blogMetadata-[\w-]+)\.json$/ },
  /** Modules of the API with a handful of symbols each, by version. */
  {
    name: 'api-$1-$2',
    test: /^.*[\\/]api-reference[\\/]default[\\/]([^\\/]+)-taichi-(profiler|tools)(?:-\w+)?\.json$/,
  },
] as const;

/** Returns the name of a module's shared chunk, by the file or request of the module; undefined for a chunk of its own. */
export function chunkOfModule(file: string): string | undefined {
  const shared = sharedChunks.find(({ test }) => test.test(file));
  const name = shared && file.slice(shared.test.exec(file)?.index).replace(shared.test, shared.name);
  return name?.replace(/[^\w-]/g, '-');
}

/** An import in `registry.js`: the chunk name that Docusaurus requests, and the module. */
const imported = /webpackChunkName: "([^"\n]+)" \*\/ "([^"\n]+)"/g;

/**
 * Adds the chunks that were merged into a shared one to the manifest, which no longer names them.
 *
 * @param registry Content of `registry.js`, which Docusaurus generates.
 */
export function addSharedChunks(manifest: Manifest, registry: string): Manifest {
  const origins = { ...manifest.origins };
  for (const [, name = '', request = ''] of registry.matchAll(imported)) {
    const shared = chunkOfModule(request);
    if (!origins[name] && shared !== undefined) origins[name] = [shared];
  }
  return { ...manifest, origins };
}
