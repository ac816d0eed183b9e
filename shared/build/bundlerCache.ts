import type { Configuration } from 'webpack';

/** The properties of Rspack's persistent cache that plugins extend: a change of either discards it. */
export type BundlerCache = { readonly version?: string; readonly buildDependencies?: readonly string[] };

const isCache = (value: unknown): value is BundlerCache =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'persistent';

/**
 * Extends the bundler's persistent cache with inputs that Docusaurus does not track: the settings and loaders of a
 * plugin, and data that pages are compiled with.
 *
 * @param plugin Name of the plugin, for the error.
 * @param extend Returns what to add, given the present settings.
 * @returns The part of the configuration to merge; an empty one when DOCUSAURUS_NO_PERSISTENT_CACHE switches the cache
 *   off.
 * @throws When the configuration has no cache where Docusaurus 3.10 puts it. Without the extension, the build would
 *   keep pages that were compiled with other settings.
 */
export function extendCache(
  { experiments }: Configuration,
  plugin: string,
  extend: (cache: BundlerCache) => BundlerCache,
): { experiments?: { cache: BundlerCache } } {
  if (process.env.DOCUSAURUS_NO_PERSISTENT_CACHE) return {};
  const { cache } = (experiments ?? {}) as { cache?: unknown };
  if (!isCache(cache)) {
    throw new Error(
      `${plugin}: no cache found: the bundler's configuration has no persistent experiments.cache. Fix: adapt shared/build/bundlerCache.ts to this release of Docusaurus, or set DOCUSAURUS_NO_PERSISTENT_CACHE=true until then.`,
    );
  }
  return { experiments: { cache: extend(cache) } };
}
