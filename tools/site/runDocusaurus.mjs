// @ts-check
// Runs Docusaurus' command line with the settings of buildSettings.mjs.
import './buildSettings.mjs';

await import(new URL('../../node_modules/@docusaurus/core/bin/docusaurus.mjs', import.meta.url).href);
