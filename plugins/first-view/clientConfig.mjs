// @ts-check

/** Settings that only a build reads; their values may be long, such as the options of plugins. */
export const ofBuild = new Set([
  'markdown',
  'plugins',
  'presets',
  'ssrTemplate',
  'staticDirectories',
  'themes',
]);

const form = /^([^]*?\bexport default )(\{[^]*\});?\s*$/;

/**
 * A loader for the site's settings, which Docusaurus generates as a module of the app: for browsers, drops those of the build.
 *
 * @param {string} source
 * @returns {string}
 */
// eslint-disable-next-line no-restricted-exports -- The bundler takes the default export of a loader.
export default function clientConfig(source) {
  const [, start, json] = form.exec(source) ?? [];
  if (start === undefined || json === undefined)
    throw new Error(
      'docusaurus.config.mjs is not one object. Fix: adapt plugins/first-view/clientConfig.mjs to what Docusaurus generates.',
    );
  const settings = Object.entries(JSON.parse(json)).filter(([name]) => !ofBuild.has(name));
  return `${start}${JSON.stringify(Object.fromEntries(settings))};\n`;
}
