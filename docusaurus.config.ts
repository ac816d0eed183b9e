import { existsSync } from 'node:fs';
import type { Config, PluginConfig } from '@docusaurus/types';
import type { UserThemeConfig } from '@docusaurus/theme-common';
import type { Options as BlogOptions } from '@docusaurus/plugin-content-blog';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Options as PagesOptions } from '@docusaurus/plugin-content-pages';
import type { Options as SitemapOptions } from '@docusaurus/plugin-sitemap';
import type { Options as GtagOptions } from '@docusaurus/plugin-google-gtag';
import { checkContent } from './config/checkContent';
import { content, contentLists, postLists, type PostList } from './config/content';
import { footer } from './config/footer';
import { defaultLocale, localeLabels, locales } from './config/locales';
import { navbar } from './config/navbar';
import { newsletterPreviewPath, readServices } from './config/services';
import { redirects } from './config/redirects';
import { site } from './config/site';
import { lastVersion, versions } from './config/versions';
import { addRelatedPosts } from './src/lib/blog/addRelatedPosts';
import { createNameLoader } from './plugins/api-reference/documentNames';
import { createFeedOptions } from './plugins/blog-feeds';
import { ssrTemplate } from './plugins/first-view';
import { createFrontMatterParser } from './plugins/front-matter';
import { apiLinks } from './plugins/markdown/apiLinks';
import {
  beforeDefaultRehypePlugins,
  beforeDefaultRemarkPlugins,
  rehypePlugins,
  remarkPlugins,
} from './plugins/markdown';
import { readSprite } from './plugins/sprite';
import released from './versions.json';

checkContent(content, { released, hasFolder: existsSync });

// Raw Markdown stays out of the archive's data.
const processBlogPosts: BlogOptions['processBlogPosts'] = async ({ blogPosts }) =>
  addRelatedPosts(blogPosts).map((post) => ({ ...post, content: '' }));

const services = readServices(process.env);
const sprite = { file: 'src/icons.svg' };
const { name: spriteName } = readSprite(sprite.file);
const isPreview = process.env.SITE_PREVIEW === 'true';

const apiVersions = versions.map(({ name, label, path }) => ({ name, label, path }));
const loadNames = createNameLoader(process.cwd(), apiVersions, lastVersion);

const markdown = {
  beforeDefaultRemarkPlugins: [...beforeDefaultRemarkPlugins, [apiLinks, { loadNames }]] satisfies unknown[],
  remarkPlugins,
  beforeDefaultRehypePlugins,
  rehypePlugins,
};

const editUrl = `${site.sourceUrl}/edit/main/`;

const docsOptions = {
  sidebarPath: './sidebars.ts',
  routeBasePath: 'docs',
  lastVersion,
  versions: Object.fromEntries(
    versions.map(({ name, label, path, banner }) => [name, { label, path, banner }]),
  ),
  editUrl,
  showLastUpdateTime: true,
  ...markdown,
} satisfies DocsOptions;

/** Wraps the content plugins of Docusaurus. */
const translatedContent = './plugins/translated-content/index.ts';

const toBlogOptions = ({ name, id, title, description }: PostList): BlogOptions => ({
  id,
  path: name,
  routeBasePath: name,
  blogTitle: title,
  blogDescription: description,
  blogSidebarCount: 'ALL',
  blogSidebarTitle: title,
  postsPerPage: 10,
  showReadingTime: true,
  onInlineTags: 'throw',
  onInlineAuthors: 'throw',
  onUntruncatedBlogPosts: 'throw',
  processBlogPosts,
  editUrl,
  feedOptions: createFeedOptions({ id, siteTitle: site.title, title, description }),
  ...markdown,
});

const docsAndPosts = contentLists.filter(({ kind }) => kind !== 'pages');

const apiOptions = {
  versions: apiVersions,
  lastVersion,
  usageFolders: docsAndPosts.map(({ kind, version, folder, path }) => ({
    version,
    path: folder,
    routeBasePath: path,
    kind: kind === 'docs' ? 'docs' : 'post',
  })),
};

/** Sections of the API reference answer without the package's segment, too: `/api/ad` leads to `/api/taichi/ad/`. */
const apiAliases = versions.map(({ path }) => {
  const at = path === '' ? '/api' : `/api/${path}`;
  return { of: `${at}/taichi`, at };
});

// Other plugins write these at the same time as the links are checked.
const feeds = postLists.flatMap(({ name }) =>
  ['rss.xml', 'atom.xml', 'feed.json'].map((file) => `${name}/${file}`),
);

const searchOptions = {
  versions: versions.map(({ label, path }) => ({ label, path })),
  exclude: ['/*/page/**', '/*/tags', '/*/tags/*/**', '/*/archive', '/*/authors', '/*/authors/**'],
  titleOnly: ['/*/tags/*'],
  minor: [
    '/docs/{contributor_guide,dev_install,developer_utilities,development_tips,doc_writing,style_guide_en}',
    '/docs/{windows_debug,write_test,writing_cpp_tests}',
  ],
  openSearchDescription: 'Search the documentation of Taichi Lang',
};

const pagesOptions = { ...markdown } satisfies PagesOptions;

const gtagOptions = { trackingID: services.gtagTrackingId ?? '', anonymizeIP: true } satisfies GtagOptions;

const sitemapOptions = {
  lastmod: null,
  changefreq: null,
  priority: null,
  ignorePatterns: ['/**/authors', '/**/search'],
} satisfies SitemapOptions;

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
  favicon: spriteName,
  ssrTemplate,
  organizationName: site.organization,
  // Every page says in plain text what is wrong when the base URL is: src/components/BaseUrlBanner.
  baseUrlIssueBanner: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  future: { v4: true, faster: true },
  i18n: {
    defaultLocale,
    locales: [...locales],
    localeConfigs: Object.fromEntries(locales.map((locale) => [locale, { label: localeLabels[locale] }])),
  },
  markdown: {
    format: 'detect',
    mdx1Compat: { headingIds: true },
    hooks: { onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw' },
    parseFrontMatter: createFrontMatterParser(contentLists),
  },
  staticDirectories: ['static'],
  customFields: {
    algolia: services.algolia,
    announcementId: site.announcementId,
    newsletterEndpoint: services.newsletterEndpoint ?? (isPreview ? newsletterPreviewPath : null),
    repositoryMetadataUrl: services.repositoryMetadataUrl,
    sprite: spriteName,
  },
  plugins: [
    [translatedContent, { content: 'docs', lists: contentLists, ...docsOptions }],
    ...postLists.map((list): PluginConfig => [
      translatedContent,
      { content: 'blog', lists: contentLists, ...toBlogOptions(list) },
    ]),
    [translatedContent, { content: 'pages', lists: contentLists, ...pagesOptions }],
    ['@docusaurus/plugin-sitemap', sitemapOptions],
    services.gtagTrackingId !== null && ['@docusaurus/plugin-google-gtag', gtagOptions],
    './plugins/docs-index/index.ts',
    ['./plugins/api-reference/index.ts', apiOptions],
    ['./plugins/example-report/index.ts', { file: 'data/example-report.json' }],
    ['./plugins/search-index/index.ts', searchOptions],
    [
      './plugins/link-check/index.ts',
      { lists: contentLists, alsoWritten: ['sitemap.xml', 'opensearch.xml', ...feeds] },
    ],
    ['./plugins/redirects/index.ts', { redirects, aliases: apiAliases }],
    './plugins/first-view/index.ts',
    ['./plugins/pictures/index.ts', { folders: docsAndPosts.map(({ folder }) => folder) }],
    ['./plugins/sprite/index.ts', sprite],
    ['./plugins/qr-code/index.ts', { url: services.wechatUrl, file: 'assets/wechat-qr.svg' }],
  ],
  themes: [
    [
      './plugins/classic-theme/index.ts',
      {
        customCss: [
          './src/css/index.css',
          './src/clientModules/pageShown.ts',
          './src/clientModules/routeProgress.ts',
          './src/clientModules/prefetch.ts',
        ],
      },
    ],
  ],
  themeConfig,
};

export default config;
