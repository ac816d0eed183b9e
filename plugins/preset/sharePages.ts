import path from 'node:path';
import type { Compiler, Configuration, RuleSetRule } from 'webpack';
import { SharedPages } from '../markdown/sharedPages';

type Item = { loader: string; readonly options: { crossCompilerCache?: unknown } };

const pageLoader = path.join(__dirname, '../markdown/pageLoader.mjs');

/** Lists what the rules for pages use; the second compiler finds what has been changed for the first. */
const findItems = ({ module }: Configuration): Item[] =>
  (module?.rules ?? [])
    .flatMap((rule) => (rule as RuleSetRule | undefined)?.use ?? [])
    .map((item) => item as Item)
    .filter(({ loader, options }) => /mdx-loader|pageLoader/.test(loader) && options.crossCompilerCache);

/**
 * Returns a function for `configureWebpack` that lets no compiler wait for a page which the one for the browser will not make. The rules for
 * pages have to be there already.
 */
export function createPageSharing(): (
  config: Configuration,
  isServer: boolean,
) => Pick<Configuration, 'plugins'> {
  const shared = new Set<SharedPages>();
  return (config, isServer) => {
    for (const item of findItems(config)) {
      const known = item.options.crossCompilerCache;
      const pages = known instanceof SharedPages ? known : new SharedPages();
      item.loader = pageLoader;
      item.options.crossCompilerCache = pages;
      shared.add(pages);
    }
    if (isServer) return {};
    const finish = () => shared.forEach((pages) => pages.finishClient());
    const apply = ({ hooks }: Compiler) => {
      hooks.done.tap('share-pages', finish);
      hooks.failed.tap('share-pages', finish);
    };
    return { plugins: [{ apply }] };
  };
}
