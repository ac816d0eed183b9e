import * as docsIndex from './docs-index';
import * as exampleReport from './example-report';
import * as firstView from './first-view';
import * as linkCheck from './link-check';
import * as liveExamples from './live-examples';
import * as machineReadable from './machine-readable';
import * as offline from './offline';
import * as pictures from './pictures';
import { pluginFunction } from './pluginFunction';
import * as qrCode from './qr-code';
import * as redirects from './redirects';
import * as searchIndex from './search-index';
import * as socialCards from './social-cards';
import * as sprite from './sprite';

/** The plugins that `docusaurus.config.ts` lists; those of content and of the theme belong to `preset`. */
export const plugins = {
  docsIndex: pluginFunction(docsIndex),
  exampleReport: pluginFunction(exampleReport),
  firstView: pluginFunction(firstView),
  linkCheck: pluginFunction(linkCheck),
  liveExamples: pluginFunction(liveExamples),
  machineReadable: pluginFunction(machineReadable),
  offline: pluginFunction(offline),
  pictures: pluginFunction(pictures),
  qrCode: pluginFunction(qrCode),
  redirects: pluginFunction(redirects),
  searchIndex: pluginFunction(searchIndex),
  socialCards: pluginFunction(socialCards),
  sprite: pluginFunction(sprite),
};
