import path from 'node:path';
import type { ConfigureWebpackUtils } from '@docusaurus/types';

/** How the app of Docusaurus imports the component. */
export const replaced = /^\.\/PendingNavigation$/;

const own = path.join(__dirname, '../../src/theme/PendingNavigation');

/** Takes the bundler; gives the plugin that puts `src/theme/PendingNavigation` in the place of Docusaurus' own, in browsers. */
export function showReadyPages({ currentBundler }: ConfigureWebpackUtils) {
  return new currentBundler.instance.NormalModuleReplacementPlugin(replaced, own);
}
