import path from 'node:path';
import { escapeRegexp } from '@docusaurus/utils';
import type { Configuration } from 'webpack';
import { extendCache } from '../../shared/build/bundlerCache';
import { chunkOfModule, sharedChunks } from './sharedChunks';

const inFolder = (name: string): string => path.join(__dirname, name);

const tslib = inFolder('tslib.mjs');
const loaders = {
  clientConfig: inFolder('clientConfig.mjs'),
  dropDescriptions: inFolder('dropDescriptions.mjs'),
  localizeMessages: inFolder('localizeMessagesLoader.mjs'),
  splitRoutes: inFolder('splitRoutesLoader.mjs'),
  shortenVersion: inFolder('shortenVersion.mjs'),
  refuseDocCard: inFolder('refuseDocCard.mjs'),
};

/** Names the shared chunk of a module. */
const nameOf = (module: { nameForCondition?: () => string | null }): string | undefined =>
  chunkOfModule(module.nameForCondition?.() ?? '');

/** React, the router and their dependencies: they change with a release of Docusaurus, not with the site. */
const react =
  /node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom|react-router-config|react-helmet-async|react-loadable|history)[\\/]/;

/**
 * Builds the bundler settings that keep the app small and unchanged files in browser caches: see README.md.
 *
 * @param config Docusaurus' configuration for browsers.
 * @param generatedFilesDir Folder of the files that Docusaurus generates, such as `registry.js`.
 */
export function bundlerSettings(config: Configuration, generatedFilesDir: string) {
  const messages = path.join(generatedFilesDir, 'codeTranslations.json');
  const generated = (names: string) => new RegExp(`^${escapeRegexp(generatedFilesDir)}[\\\\/](?:${names})$`);
  const routes = generated('registry\\.js|routes\\.js|routesChunkNames\\.json');
  // Modules about all pages: they change when a page is added, moved or removed, not when one is edited.
  const siteMap = generated('registry\\.js|routes\\.js|routesChunkNames\\.json|globalData\\.json');
  return {
    // Chunk names equal chunk ids, so the browser needs no mapping table. In the end the bundler replaces each hash wherever its digits
    // occur in an asset or its name: with six digits, that happened by chance; with nine, it does in one of 20,000 builds.
    output: { chunkFilename: 'assets/js/[id].[contenthash:9].js' },
    optimization: {
      chunkIds: 'named' as const,
      moduleIds: 'deterministic' as const,
      splitChunks: {
        cacheGroups: {
          defaultVendors: false as const,
          react: { name: 'react', test: react, chunks: 'initial' as const, enforce: true, priority: 60 },
          routes: { name: 'routes', test: siteMap, chunks: 'initial' as const, enforce: true, priority: 60 },
          ...Object.fromEntries(
            sharedChunks.map(({ name, test }) => [
              name,
              { name: nameOf, test, chunks: 'async' as const, enforce: true, priority: 50 },
            ]),
          ),
        },
      },
    },
    module: {
      rules: [
        // `react-router` imports these for an unused function, and their packages do not declare that they are free of side
        // effects.
        { test: /node_modules[\\/](?:hoist-non-react-statics|react-is)[\\/]/, sideEffects: false },
        {
          test: /@docusaurus[\\/]utils-common[\\/]lib[\\/]\w+\.js$/,
          resolve: { alias: { tslib$: tslib } },
        },
        {
          test: /\.(?:js|tsx?)$/,
          include: [path.join(__dirname, '../../src'), /@docusaurus[\\/]theme-(?:classic|common)[\\/]/],
          enforce: 'pre' as const,
          use: [loaders.dropDescriptions],
        },
        {
          test: /\.(?:json|js|tsx?)$/,
          include: [messages, path.join(__dirname, '../../src'), /node_modules[\\/]@docusaurus[\\/]/],
          enforce: 'pre' as const,
          use: [{ loader: loaders.localizeMessages, options: { messages } }],
        },
        { test: routes, use: [loaders.splitRoutes] },
        { test: generated('docusaurus\\.config\\.mjs'), use: [loaders.clientConfig] },
        {
          test: /\.json$/,
          include: path.join(generatedFilesDir, 'docusaurus-plugin-content-docs'),
          use: [loaders.shortenVersion],
        },
        {
          test: /@docusaurus[\\/]theme-classic[\\/]lib[\\/]theme[\\/]DocCard[\\/]index\.js$/,
          use: [loaders.refuseDocCard],
        },
      ],
    },
    // The persistent cache does not detect a changed alias or rule: without these, a build keeps the modules of the previous
    // ones.
    ...extendCache(config, 'first-view', () => ({
      buildDependencies: [
        __filename,
        inFolder('localizeMessages.mjs'),
        inFolder('routeFiles.mjs'),
        inFolder('sections.mjs'),
        inFolder('sharedChunks.ts'),
        inFolder('splitRoutes.mjs'),
        tslib,
        ...Object.values(loaders),
      ],
    })),
  } satisfies Configuration;
}
