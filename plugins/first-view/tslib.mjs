// @ts-check

/**
 * The one helper of `tslib` that `@docusaurus/utils-common` calls in browsers; the package would add 3 KiB for it.
 * Can go when the published files of `@docusaurus/utils-common` are ES modules, or import the helper alone.
 * @param {any} module
 */
export const __importDefault = (module) => (module?.__esModule ? module : { default: module });
