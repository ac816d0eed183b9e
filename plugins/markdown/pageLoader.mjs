// @ts-check
import mdx from '@docusaurus/mdx-loader';

// The package is CommonJS with a default export.
const mdxLoader = /** @type {{ default: typeof mdx }} */ (/** @type {unknown} */ (mdx)).default;

/**
 * Bundler loader in place of `mdx-loader`, which it calls: tells the pages that the two compilers share how to compile this one for the server
 * alone (sharedPages.ts).
 *
 * @this {any} The context of a loader, whose type is not the same in webpack and Rspack.
 * @param {string} content
 */
// eslint-disable-next-line no-restricted-exports -- The bundler takes the default export of a loader.
export default function pageLoader(content) {
  const { crossCompilerCache: pages, ...options } = this.getOptions();
  if (pages && this._compiler?.name === 'server')
    pages.offer(
      this.resource,
      () =>
        new Promise((resolve, reject) => {
          const alone = Object.create(this, {
            getOptions: { value: () => options },
            async: {
              value: () => (/** @type {unknown} */ error, /** @type {string} */ code) =>
                error ? reject(error) : resolve(code),
            },
          });
          void mdxLoader.call(alone, content);
        }),
    );
  void mdxLoader.call(this, content);
}
