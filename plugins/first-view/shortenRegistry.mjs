// @ts-check

/** The request of a module, which an entry repeats between its `import()` and its id. */
const request = /, "[^"\n]+", require\.resolveWeak\(/g;

/**
 * A loader for the generated `registry.js`, for browsers: removes the requests of all modules of the site, which react-loadable reports to
 * a server only (plugins/contract.test.ts).
 * Throws when no entry has one.
 * @param {string} source
 * @returns {string}
 */
// eslint-disable-next-line no-restricted-exports -- The bundler takes the default export of a loader.
export default function shortenRegistry(source) {
  const short = source.replace(request, ', "", require.resolveWeak(');
  if (short === source)
    throw new Error(
      'first-view: registry.js, which Docusaurus generates, has no entries of the known form. Fix: adapt plugins/first-view/shortenRegistry.mjs to this release of Docusaurus.',
    );
  return short;
}
