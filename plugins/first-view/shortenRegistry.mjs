// @ts-check

const moduleName = /(\)), "(?:[^"\\]|\\.)*"(, require\.resolveWeak\()/g;

/**
 * A loader for the generated `registry.js`, for browsers: leaves out the name of each module, which only the server's render
 * reports. The names are a third of the file, and some hold the folder of the build.
 * @param {string} source
 * @returns {string}
 */
// eslint-disable-next-line no-restricted-exports -- The bundler takes the default export of a loader.
export default function shortenRegistry(source) {
  return source.replace(moduleName, '$1, ""$2');
}
