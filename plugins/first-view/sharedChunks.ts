import type { Manifest } from './generatedFiles';

/**
 * Modules of some hundred bytes that share a chunk, by the name of that chunk. Docusaurus would put each into a chunk of its own, and the
 * runtime of every page names all chunks.
 */
export const sharedChunks = {
  /** The data of the page of a tag. */
  tags: /-tags-[^\\/]+\.json$/,
  /** Names of plugins and lists, of which each page reads one or two. */
  plugins: /[\\/](?:__plugin|blogMetadata-[\w-]+)\.json$/,
} as const;

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
    if (origins[name]) continue;
    const shared = Object.entries(sharedChunks).find(([, test]) => test.test(request));
    if (shared) origins[name] = [shared[0]];
  }
  return { ...manifest, origins };
}
