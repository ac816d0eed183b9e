// @ts-check
// Docusaurus' command line, with the one setting that it reads from the environment before it loads its configuration: pictures of
// Markdown pages are files, however small. By default those below 10 kB are written into the page and once more into its chunk.
process.env.WEBPACK_URL_LOADER_LIMIT = '0';
await import(new URL('../../node_modules/@docusaurus/core/bin/docusaurus.mjs', import.meta.url).href);
