import type { Manifest } from './generatedFiles';

/**
 * Small modules that share a chunk: its name, with groups of the expression, and the file of a module. Docusaurus would put each into a
 * chunk of its own, and the runtime of every page names all chunks.
 */
export const sharedChunks = [
  /** The data of the page of a tag. */
  { name: 'tags', test: /-tags-[^\\/]+\.json$/ },
  /** Names of plugins and lists, of which each page reads one or two. */
  { name: 'plugins', test: /[\\/](?:__plugin|blogMetadata-[\w-]+)\.json$/ },
  /** Modules of the API with a handful of symbols each, by version. */
  {
    name: 'api-$1-$2',
    test: /^.*[\\/]api-reference[\\/]default[\\/]([^\\/]+)-taichi-(profiler|tools)(?:-\w+)?\.json$/,
  },
] as const;

/** Names the shared chunk of a module by its file or request; returns undefined for a module with a chunk of its own. */
export function chunkOfModule(file: string): string | undefined {
  const shared = sharedChunks.find(({ test }) => test.test(file));
  const name = shared && file.slice(shared.test.exec(file)?.index).replace(shared.test, shared.name);
  return name?.replace(/[^\w-]/g, '-');
}

/** An import in `registry.js`: the name of the chunk that Docusaurus asks for, and the module. */
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
