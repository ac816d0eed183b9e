import path from 'node:path';

// Not `import.meta.url`: Playwright, which loads this file through a test, would take it for an ES module.
/** Absolute path of the repository's root, with a trailing separator. */
export const projectRoot = path.join(__dirname, '../../');
