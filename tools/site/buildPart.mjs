// @ts-check
// Builds one language into `build/`, as the build of all languages does: `node tools/site/buildPart.mjs fr-FR`.
// The option `--locale` of Docusaurus cannot: alone it takes the language out of the addresses. What is called here instead is what
// Docusaurus calls for each language (plugins/contract.test.ts). Plain JavaScript, as docusaurus.mjs: Docusaurus compiles the site's TypeScript
// itself, and its workers inherit the arguments of this process, so that each of them would load tsx too.
import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import './buildSettings.mjs';

process.env.NODE_ENV = 'production';
process.env.BABEL_ENV = 'production';

const [locale = ''] = process.argv.slice(2);
const { buildLocale } = createRequire(import.meta.url)('@docusaurus/core/lib/commands/build/buildLocale');

try {
  await buildLocale({ siteDir: realpathSync('.'), locale, cliOptions: {} });
  // The bundler leaves handles open.
  process.exit(0);
} catch (error) {
  console.error(error);
  process.exit(1);
}
