import type { ConfigureWebpackUtils } from '@docusaurus/types';

/** The loader behind Docusaurus' own, by its absolute path, in the request of a picture in Markdown. */
const fallback = /&fallback=[^&!]+/;

/** Leaves out a loader that `url-loader` takes anyway. */
export const dropFallback = (request: string): string => request.replace(fallback, '');

/**
 * Creates the bundler plugin that makes the requests of pictures the same in every folder. The bundler shortens paths of loaders, but not those in
 * their options, and the ids of modules, and with them the names of files, are hashes of requests.
 */
export function stableRequests({ currentBundler }: ConfigureWebpackUtils) {
  return new currentBundler.instance.NormalModuleReplacementPlugin(fallback, (data: { request: string }) => {
    data.request = dropFallback(data.request);
  });
}
