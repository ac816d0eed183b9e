import path from 'node:path';
import type { ConfigureWebpackUtils } from '@docusaurus/types';

/** Request with which Docusaurus' app imports the component. */
export const replaced = /^\.\/PendingNavigation$/;

const own = path.join(__dirname, '../../src/theme/PendingNavigation');

/** Creates the bundler plugin that uses `src/theme/PendingNavigation` instead of Docusaurus' own component in browsers. */
export function showReadyPages({ currentBundler }: ConfigureWebpackUtils) {
  return new currentBundler.instance.NormalModuleReplacementPlugin(replaced, own);
}
