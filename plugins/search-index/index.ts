import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { bundleScript } from '../../shared/build/bundleScript';
import { emitAssets } from '../../shared/build/emitAssets';
import { runInWorker } from '../../shared/build/runInWorker';
import type { BoxSettings } from '../../shared/search-format/boxSettings';
import { boxTexts } from './boxTexts';
import { describeOpenSearch } from './describeOpenSearch';
import type { Options } from './options';
import { indexFolder } from './writeIndex';
import type { run } from './writeSearch';

export { validateOptions } from './options';

/** Writes the search index of each locale from the finished pages, and an OpenSearch description: see README.md. */
export default function searchIndex(context: LoadContext, options: Options): Plugin {
  const { baseUrl, i18n, siteConfig, siteDir, siteStorage, codeTranslations } = context;
  const openSearch = describeOpenSearch({
    name: siteConfig.title,
    description: options.openSearchDescription,
    htmlLang: i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale,
    siteUrl: siteConfig.url,
    baseUrl,
  });
  const box: BoxSettings = {
    locale: i18n.currentLocale,
    baseUrl,
    namespace: siteStorage.namespace,
    texts: boxTexts(codeTranslations),
  };
  const page = options.isHosted ? null : bundleScript(path.join(siteDir, 'src/search/early/earlyPage.ts'));
  const isDefault = i18n.currentLocale === i18n.defaultLocale;
  return {
    name: 'search-index',
    configureWebpack: (_config, isServer, { currentBundler }) => {
      // Build-time constants. The first, so that the unused dialog adds no bytes to the bundle: src/components/SearchButton.
      // The second is what the search shows before the app runs: src/search/early.
      const { DefinePlugin } = currentBundler.instance;
      const constants = new DefinePlugin({
        'process.env.HOSTED_SEARCH': JSON.stringify(options.isHosted),
        'process.env.SEARCH_BOX': JSON.stringify(box),
      });
      return isServer
        ? { plugins: [constants] }
        : {
            plugins: [
              constants,
              emitAssets({ 'opensearch.xml': openSearch, ...(page && { [page.file]: page.code }) }),
            ],
            // The development server builds no index: it serves that of the last build.
            devServer: {
              static: [
                {
                  directory: path.join(siteDir, 'build', isDefault ? '' : i18n.currentLocale, indexFolder),
                  publicPath: `${baseUrl}${indexFolder}`,
                  watch: false,
                },
              ],
            },
          };
    },
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: {
            rel: 'search',
            type: 'application/opensearchdescription+xml',
            title: siteConfig.title,
            href: `${baseUrl}opensearch.xml`,
          },
        },
      ],
    }),
    async postBuild({ outDir, routesPaths }) {
      const withoutTitle = await runInWorker<typeof run>(path.join(__dirname, 'writeSearch.ts'), {
        siteDir,
        siteUrl: siteConfig.url,
        baseUrl,
        locale: i18n.currentLocale,
        outDir,
        paths: routesPaths,
        options,
      });
      if (withoutTitle.length === 0) return;
      const list = withoutTitle.join(', ');
      console.warn(`search-index: not in the index, because <main> has no h1: ${list}`);
    },
  };
}
