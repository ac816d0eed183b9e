// @ts-check

const start = 'export default ';

/** What only the build reads: the options of the plugins are most of the file. */
const ofBuild = new Set([
  'plugins',
  'themes',
  'presets',
  'ssrTemplate',
  'staticDirectories',
  'headTags',
  'scripts',
  'stylesheets',
  'clientModules',
  'markdown',
  'onBrokenLinks',
  'onBrokenAnchors',
  'onDuplicateRoutes',
]);

/** Settings of a highlighter, which browsers do not have: `shared/code/highlight.ts` works while building. */
const ofHighlighter = 'prism';

/** @param {Readonly<Record<string, unknown>>} settings @param {(name: string) => boolean} isLeftOut */
const without = (settings, isLeftOut) =>
  Object.fromEntries(Object.entries(settings).filter(([name]) => !isLeftOut(name)));

/**
 * A loader for the generated `docusaurus.config.mjs`, for browsers: leaves out the settings that only the build reads.
 * Throws when the file is not one object in JSON.
 * @param {string} source
 * @returns {string}
 */
// eslint-disable-next-line no-restricted-exports -- The bundler takes the default export of a loader.
export default function shortenConfig(source) {
  const text = source.slice(source.indexOf(start) + start.length).replace(/;\s*$/, '');
  try {
    const settings = without(JSON.parse(text), (name) => ofBuild.has(name));
    const themeConfig = without(Object(settings.themeConfig), (name) => name === ofHighlighter);
    return `${start}${JSON.stringify({ ...settings, themeConfig })};\n`;
  } catch (error) {
    throw new Error(
      'first-view: docusaurus.config.mjs, which Docusaurus generates, is not one object in JSON. Fix: adapt plugins/first-view/shortenConfig.mjs to this release of Docusaurus.',
      { cause: error },
    );
  }
}
