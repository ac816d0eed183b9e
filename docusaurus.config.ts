import type { Config, PluginConfig } from '@docusaurus/types';
import type { UserThemeConfig } from '@docusaurus/theme-common';
import type { Options as BlogOptions } from '@docusaurus/plugin-content-blog';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Options as PagesOptions } from '@docusaurus/plugin-content-pages';
import type { Options as SitemapOptions } from '@docusaurus/plugin-sitemap';
import type { Options as GtagOptions } from '@docusaurus/plugin-google-gtag';
import { footer } from './src/config/footer';
import { defaultLocale, localeLabels, locales } from './src/config/locales';
import { navbar } from './src/config/navbar';
import { newsletterPreviewPath, readServices } from './src/config/services';
import { redirects } from './src/config/redirects';
import { site } from './src/config/site';
import { docsVersionOptions, lastVersion, versions } from './src/config/versions';
import { addRelatedPosts } from './src/lib/blog/addRelatedPosts';
import { createNameLoader } from './plugins/api-reference/documentNames';
import { createFeedOptions } from './plugins/blog-feeds';
import { ssrTemplate } from './plugins/first-view';
import { parseStrictFrontMatter } from './plugins/front-matter';
import { apiLinks } from './plugins/markdown/apiLinks';
import {
  beforeDefaultRehypePlugins,
  beforeDefaultRemarkPlugins,
  rehypePlugins,
  remarkPlugins,
} from './plugins/markdown';
import { readSprite } from './plugins/sprite';

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
  versions: docsVersionOptions,
  editUrl,
  showLastUpdateTime: true,
  ...markdown,
} satisfies DocsOptions;

/** Content plugins run inside of the one that puts translations together. */
const translatedContent = './plugins/translated-content/index.ts';
const contentVersions = versions.map(({ name, path }) => ({ name, path }));

/** The three lists of posts differ in name, folder and texts only. */
const posts = (id: string, blogTitle: string, blogDescription: string): BlogOptions => ({
  id,
  path: id === 'default' ? 'blog' : id,
  routeBasePath: id === 'default' ? 'blog' : id,
  blogTitle,
  blogDescription,
  blogSidebarCount: 'ALL',
  blogSidebarTitle: blogTitle,
  postsPerPage: 10,
  showReadingTime: true,
  showLastUpdateTime: id !== 'newsletter',
  onInlineTags: 'throw',
  onInlineAuthors: 'throw',
  onUntruncatedBlogPosts: 'throw',
  processBlogPosts,
  editUrl,
  feedOptions: createFeedOptions({
    id,
    siteTitle: site.title,
    title: blogTitle,
    description: blogDescription,
  }),
  ...markdown,
});

const apiOptions = {
  versions: apiVersions,
  lastVersion,
  usageFolders: [
    ...versions.map(({ name, path }) => ({
      version: name,
      path: name === 'current' ? 'docs' : `versioned_docs/version-${name}`,
      routeBasePath: `docs/${path}`,
      kind: 'docs',
    })),
    ...['blog', 'newsletter', 'user-stories'].map((path) => ({
      version: lastVersion,
      path,
      routeBasePath: path,
      kind: 'post',
    })),
  ],
};

/** Sections of the API reference answer without the package's segment, too: `/api/ad` leads to `/api/taichi/ad/`. */
const apiAliases = versions.map(({ path }) => {
  const at = path === '' ? '/api' : `/api/${path}`;
  return { of: `${at}/taichi`, at };
});

// Other plugins write these at the same time as the links are checked.
const feeds = ['blog', 'newsletter', 'user-stories'].flatMap((list) =>
  ['rss.xml', 'atom.xml', 'feed.json'].map((file) => `${list}/${file}`),
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
    parseFrontMatter: parseStrictFrontMatter,
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
    [translatedContent, { content: 'docs', docsVersions: contentVersions, ...docsOptions }],
    ...[
      posts('default', 'Blog', 'How things are made with Taichi, and how Taichi is made.'),
      posts('newsletter', 'Newsletter', 'What happened around Taichi, month by month.'),
      posts('user-stories', 'User stories', 'What people use Taichi for, and what they found out.'),
    ].map((options): PluginConfig => [
      translatedContent,
      { content: 'blog', docsVersions: contentVersions, ...options },
    ]),
    [translatedContent, { content: 'pages', docsVersions: contentVersions, ...pagesOptions }],
    ['@docusaurus/plugin-sitemap', sitemapOptions],
    services.gtagTrackingId !== null && ['@docusaurus/plugin-google-gtag', gtagOptions],
    './plugins/docs-index/index.ts',
    ['./plugins/api-reference/index.ts', apiOptions],
    ['./plugins/example-report/index.ts', { file: 'examples/report.json' }],
    ['./plugins/search-index/index.ts', searchOptions],
    ['./plugins/link-check/index.ts', { alsoWritten: ['sitemap.xml', 'opensearch.xml', ...feeds] }],
    ['./plugins/redirects/index.ts', { redirects, aliases: apiAliases }],
    './plugins/first-view/index.ts',
    ['./plugins/pictures/index.ts', { folders: apiOptions.usageFolders.map(({ path }) => path) }],
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
