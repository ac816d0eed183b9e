import { existsSync } from 'node:fs';
import type { UserThemeConfig } from '@docusaurus/theme-common';
import type { Config } from '@docusaurus/types';
import { checkContent } from './config/checkContent';
import { content, contentLists, feedFiles, postLists } from './config/content';
import { footer } from './config/footer';
import { gallery } from './config/gallery';
import { i18n } from './config/i18n';
import { navbar } from './config/navbar';
import { pictures } from './config/pictures';
import { apiAliases, redirects } from './config/redirects';
import { earlyFiles, search, searchFiles } from './config/search';
import { newsletterPreviewPath, readServices } from './config/services';
import { site } from './config/site';
import { plugins } from './plugins';
import { ssrTemplate } from './plugins/first-view';
import { createFrontMatterParser } from './plugins/front-matter';
import type { Options as PresetOptions } from './plugins/preset/options';
import { pagePolicy, redirectPolicy } from './tools/hosting/policy';
import released from './versions.json';

checkContent(content, { released, hasFolder: existsSync });

const services = readServices(process.env);
const isPreview = process.env.SITE_PREVIEW === 'true';

const preset: PresetOptions = {
  docs: { sidebarPath: './sidebars.ts', routeBasePath: 'docs', showLastUpdateTime: true },
  content,
  editUrl: `${site.sourceUrl}/edit/main/`,
  sitemap: { lastmod: null, changefreq: null, priority: null, ignorePatterns: ['/**/authors', '/**/search'] },
  ...(services.gtagTrackingId !== null && {
    gtag: { trackingID: services.gtagTrackingId, anonymizeIP: true },
  }),
  theme: { customCss: './src/css/index.css' },
};

const themeConfig = {
  colorMode: { defaultMode: 'dark', disableSwitch: false, respectPrefersColorScheme: false },
  docs: { sidebar: { hideable: true, autoCollapseCategories: false }, versionPersistence: 'localStorage' },
  navbar,
  footer: { ...footer, copyright: `© ${site.copyrightYear} Taichi Docs contributors` },
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  image: 'img/social-card.png',
  metadata: [{ name: 'color-scheme', content: 'dark light' }],
} satisfies UserThemeConfig;

const config: Config = {
  title: site.title,
  tagline: site.tagline,
  url: site.url,
  baseUrl: process.env.BASE_URL ?? '/',
  favicon: 'img/favicon.svg',
  ssrTemplate,
  organizationName: site.organization,
  // Our own banner explains a wrong base URL without inline styles: src/components/BaseUrlBanner.
  baseUrlIssueBanner: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  future: { v4: true, faster: true },
  i18n,
  markdown: {
    format: 'detect',
    emoji: false,
    mdx1Compat: { headingIds: true },
    hooks: { onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw' },
    parseFrontMatter: createFrontMatterParser(contentLists),
  },
  // One namespace for all locales: a change of language keeps color mode, tabs and version.
  storage: { namespace: 'taichi' },
  clientModules: [
    './src/clientModules/pageShown.ts',
    './src/clientModules/routeProgress.ts',
    './src/clientModules/prefetch.ts',
    ...(services.gtagTrackingId !== null ? ['./src/clientModules/pageViews.ts'] : []),
  ],
  customFields: {
    algolia: services.algolia,
    announcementId: site.announcementId,
    hasBundles: process.env.BUNDLES === 'true',
    newsletterEndpoint: services.newsletterEndpoint ?? (isPreview ? newsletterPreviewPath : null),
    repositoryMetadataUrl: services.repositoryMetadataUrl,
  },
  presets: [['./plugins/preset/index.ts', preset]],
  plugins: [
    plugins.docsIndex,
    [plugins.exampleReport, { file: 'data/example-report.json' }],
    // These two first: they start threads, and the hooks after a build run one after another.
    [plugins.searchIndex, { ...search, isHosted: services.algolia !== null }],
    [plugins.socialCards, { logo: 'static/img/logo-dark.svg' }],
    [
      plugins.linkCheck,
      { lists: contentLists, alsoWritten: ['sitemap.xml', 'opensearch.xml', ...feedFiles] },
    ],
    [plugins.redirects, { redirects, aliases: apiAliases, policy: redirectPolicy }],
    [plugins.liveExamples, { gallery: [...gallery] }],
    [
      plugins.firstView,
      {
        policy: pagePolicy(services),
        search: searchFiles(services.algolia !== null),
        before: earlyFiles(services.algolia !== null),
      },
    ],
    [plugins.machineReadable, { lists: contentLists, versions: content.versions }],
    [plugins.offline, { versions: search.versions, posts: postLists.map(({ name }) => name) }],
    [plugins.pictures, pictures],
    [plugins.sprite, { file: 'src/icons.svg' }],
    [plugins.qrCode, { url: services.wechatUrl, file: 'assets/wechat-qr.svg' }],
  ],
  themeConfig,
};

export default config;
