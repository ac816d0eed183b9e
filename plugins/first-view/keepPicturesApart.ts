import { getFileLoaderUtils } from '@docusaurus/utils';

const inlineLimit = /(?<=[?&]limit=)\d+/;

/**
 * Docusaurus writes a picture of less than 10 kB into the page as text, once for each place where it shows and once more into
 * the page's code: bytes of every first view, for a picture that may be far below. Here each is a file, loaded when it is near.
 * The only setting for it is an environment variable that must be there before Docusaurus starts (WEBPACK_URL_LOADER_LIMIT).
 */
export function keepPicturesApart(): void {
  for (const isServer of [true, false]) {
    const { loaders } = getFileLoaderUtils(isServer);
    loaders.inlineMarkdownImageFileLoader = loaders.inlineMarkdownImageFileLoader.replace(inlineLimit, '0');
  }
}
