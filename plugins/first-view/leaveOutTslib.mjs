// @ts-check

const request = 'require("tslib")';
const helper =
  '{ __importDefault: (module) => (module && module.__esModule ? module : { default: module }) }';

/**
 * A loader for scripts of `@docusaurus/utils-common`, for browsers: one of them takes one line of the package `tslib`, which
 * then comes as a whole. The line is written in its place. Throws when a script takes another line of it.
 * @param {string} source
 * @returns {string}
 */
// eslint-disable-next-line no-restricted-exports -- The bundler takes the default export of a loader.
export default function leaveOutTslib(source) {
  for (const [use] of source.matchAll(/\btslib_\d+\.(?!__importDefault\b)\w+/g)) {
    throw new Error(
      `first-view: @docusaurus/utils-common uses ${use}. Fix: write it into plugins/first-view/leaveOutTslib.mjs, too.`,
    );
  }
  return source.replace(request, helper);
}
