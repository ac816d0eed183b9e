// @ts-check

const start = 'export default ';

/** Read by the build only: a third of the file. No client code of Docusaurus reads them (plugins/contract.test.ts). */
const buildSettings = ['plugins', 'themes', 'presets', 'ssrTemplate'];

/**
 * A loader for the generated `docusaurus.config.mjs`, for browsers: removes the settings that only the build reads.
 * Throws when the file is not a single object in JSON.
 * @param {string} source
 * @returns {string}
 */
// eslint-disable-next-line no-restricted-exports -- The bundler takes the default export of a loader.
export default function shortenConfig(source) {
  const text = source.slice(source.indexOf(start) + start.length).replace(/;\s*$/, '');
  try {
    const settings = Object.entries(JSON.parse(text)).filter(([name]) => !buildSettings.includes(name));
    return `${start}${JSON.stringify(Object.fromEntries(settings))};\n`;
  } catch (error) {
    throw new Error(
      'first-view: docusaurus.config.mjs, which Docusaurus generates, is not a single object in JSON. Fix: adapt plugins/first-view/shortenConfig.mjs to this release of Docusaurus.',
      { cause: error },
    );
  }
}
