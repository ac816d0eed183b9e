import path from 'node:path';
import { createMatcher } from '@docusaurus/utils';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { bundleScript } from '../../shared/build/bundleScript';
import { emitAssets } from '../../shared/build/emitAssets';
import type { BoxSettings } from '../../shared/search-format/boxSettings';
import { boxTexts } from './boxTexts';
import { buildIndex } from './buildIndex';
import { describeOpenSearch } from './describeOpenSearch';
import type { Options } from './options';
import { readHtml } from './readHtml';
import { readInventory } from './readInventories';
import { readTermPairs } from './readTermPairs';
import { readSubjects } from './readSubjects';
import removedNames from './removedNames.json';
import synonymsByLocale from './synonyms.json';
import { toRecords } from './toRecords';
import { indexFolder, writeIndex, writeRecords } from './writeIndex';

export { validateOptions } from './options';

const synonyms: Partial<Record<string, Record<string, string[]>>> = synonymsByLocale;

/** In percent of a normal page. */
const minorWeight = 60;

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
    texts: boxTexts(codeTranslations, baseUrl + String(siteConfig.customFields?.sprite)),
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
    postBuild({ outDir, routesPaths }) {
      const isMinor = createMatcher(options.minor);
      const isTitleOnly = createMatcher(options.titleOnly);
      const built = buildIndex({
        locale: i18n.currentLocale,
        paths: routesPaths,
        baseUrl,
        versions: options.versions,
        inventories: options.versions.map((version) =>
          readInventory(path.join(siteDir, options.inventories, version.path || version.label)),
        ),
        removedNames,
        synonyms: {
          ...readTermPairs(path.join(siteDir, 'i18n', i18n.currentLocale, 'glossary.md')),
          ...synonyms[i18n.currentLocale],
        },
        subjects: readSubjects(i18n.currentLocale),
        isExcluded: createMatcher(['/404.html', '/search', '/search/', ...options.exclude]),
        weigh: (page) => (isMinor(page) || isTitleOnly(page) ? minorWeight : 100),
        isTitleOnly,
        readHtml: (url) => readHtml(outDir, baseUrl, url),
      });
      if (built.withoutTitle.length > 0) {
        const list = built.withoutTitle.join(', ');
        console.warn(`search-index: not in the index, because <main> has no h1: ${list}`);
      }
      writeIndex(outDir, built);
      writeRecords(outDir, toRecords(built.core, built.summaries, siteConfig.url));
      return Promise.resolve();
    },
  };
}
