import path from 'node:path';
import type { Configuration } from 'webpack';
import { extendCache } from '../../src/lib/bundlerCache';
import { chunkFilename, createAppHash } from './appHash';
import { withChunkAddress } from './chunkAddress';
import { createLoaderTable } from './loaderTable';
import { readRouteTable } from './routeTable.mjs';

const loader = (name: string): string => path.join(__dirname, `${name}.mjs`);

/** Takes the bundler's configuration for browsers and the folder of the generated files, gives what makes the app small. */
export function shortenApp(config: Configuration, folder: string) {
  const rules = [
    { test: path.join(folder, 'registry.js'), use: [loader('shortenRegistry')] },
    { test: path.join(folder, 'routes.js'), use: [loader('shortenRoutes')] },
    {
      test: path.join(folder, 'routesChunkNames.json'),
      type: 'javascript/auto',
      use: [loader('shortenChunkNames')],
    },
    { test: path.join(folder, 'docusaurus.config.mjs'), use: [loader('shortenConfig')] },
    {
      test: /\.json$/,
      include: path.join(folder, 'docusaurus-plugin-content-docs'),
      use: [loader('shortenVersion')],
    },
    {
      test: path.join(folder, 'globalData.json'),
      type: 'javascript/auto',
      use: [loader('shortenGlobalData')],
    },
    { test: /@docusaurus.utils-common.lib.\w+\.js$/, use: [loader('leaveOutTslib')] },
    { test: /@docusaurus.theme-classic.lib.theme.DocCard.index\.js$/, use: [loader('refuseDocCard')] },
  ];
  const loaders = rules.flatMap(({ use }) => use);
  // `react-router` imports these for a function that nobody calls, and they do not say that they can be left out.
  const unused = { test: /node_modules.(?:hoist-non-react-statics|react-is)\b/, sideEffects: false };
  return {
    // With one hash for all, the bundler need not tell the browser the hash of each.
    output: { chunkFilename },
    optimization: {
      // A chunk's name, which is a number here, is its id, too. Small numbers in a row are short in a compressed file.
      chunkIds: 'named' as const,
      moduleIds: 'natural' as const,
      splitChunks: {
        cacheGroups: {
          // Chunks of packages apart are kept longer by browsers, but here all names change together.
          defaultVendors: false as const,
          // What pages of text have in common. Each of several chunks would bring these modules along.
          text: {
            name: 'text',
            test: /@docusaurus.(?:plugin-content-(?:docs|blog).lib.client|theme-common.lib|theme-classic.lib)/,
            chunks: 'async' as const,
            minChunks: 2,
            enforce: true,
          },
        },
      },
    },
    module: { rules: [...rules, unused] },
    plugins: [
      ...withChunkAddress(config.plugins, () => readRouteTable(folder).numbers.size),
      createLoaderTable(),
      createAppHash(),
    ],
    mergeStrategy: { plugins: 'replace' as const },
    ...extendCache(config, 'first-view', () => ({ buildDependencies: [...loaders, loader('routeTable')] })),
  };
}
