import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createMatcher } from '@docusaurus/utils';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { emitAssets } from '../../src/lib/emitAssets';
import { buildIndex } from './buildIndex';
import { describeOpenSearch } from './describeOpenSearch';
import type { Options } from './options';
import { readHtml } from './readHtml';

export { validateOptions } from './options';

/** Writes the search index of each locale from the finished pages, and an OpenSearch description: see README.md. */
export default function searchIndex(context: LoadContext, options: Options): Plugin {
  const { baseUrl, i18n, siteConfig } = context;
  const openSearch = describeOpenSearch({
    name: siteConfig.title,
    description: options.openSearchDescription,
    htmlLang: i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale,
    siteUrl: siteConfig.url,
    baseUrl,
  });
  return {
    name: 'search-index',
    configureWebpack: (_config, isServer) =>
      isServer ? {} : { plugins: [emitAssets({ 'opensearch.xml': openSearch })] },
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
      const { index, withoutTitle } = buildIndex({
        paths: routesPaths,
        baseUrl,
        versions: options.versions,
        textLength: options.textLength,
        isExcluded: createMatcher(['/404.html', '/search', '/search/', ...options.exclude]),
        readHtml: (url) => readHtml(outDir, baseUrl, url),
      });
      if (withoutTitle.length > 0) {
        console.warn(`search-index: not in the index, because <main> has no h1: ${withoutTitle.join(', ')}`);
      }
      const folder = path.join(outDir, 'assets/search');
      mkdirSync(folder, { recursive: true });
      writeFileSync(path.join(folder, `${i18n.currentLocale}.json`), JSON.stringify(index));
      return Promise.resolve();
    },
  };
}
