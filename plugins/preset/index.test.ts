import type { PluginConfig } from '@docusaurus/types';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Content, toContentLists } from '../../config/content';
import { openFixture, type Fixture } from '../../tests/fixtures/openFixture';
import { content as fixtureContent } from '../../tests/fixtures/site/config/content';
import preset from './index';
import type { Options } from './options';

const content: Content = {
  ...fixtureContent,
  postLists: [
    ...fixtureContent.postLists,
    {
      name: 'newsletter',
      id: 'newsletter',
      title: 'Newsletter',
      description: 'News.',
      showLastUpdateTime: false,
    },
  ],
};

const options: Options = {
  docs: { routeBasePath: 'docs' },
  content,
  editUrl: 'https://example.com/edit/',
  sitemap: { lastmod: null },
  gtag: { trackingID: 'G-TEST' },
  theme: { customCss: './src/css/index.css' },
};

type Entry = [module: string | ((...args: never) => unknown), options?: Record<string, unknown>];

const split = (entry: PluginConfig) => [entry].flat() as Entry;

/** Name of the package, of the folder in `plugins/`, or of the function. */
const nameOf = (entry: PluginConfig): string | undefined => {
  const [module] = split(entry);
  if (typeof module === 'function') return module.name;
  return /@docusaurus\/[\w-]+|plugins\/[\w-]+/.exec(module.replaceAll('\\', '/'))?.[0];
};

describe('preset', () => {
  let fixture: Fixture;
  beforeAll(async () => {
    fixture = await openFixture();
  });
  afterAll(() => fixture?.close());
  afterEach(() => vi.unstubAllEnvs());

  const open = () => preset(fixture.context, options);
  const optionsOf = (name: string) =>
    [...(open().plugins ?? []), ...(open().themes ?? [])]
      .filter((entry): entry is PluginConfig => entry !== false && nameOf(entry as PluginConfig) === name)
      .map((entry) => split(entry)[1]);

  it('lists what preset-classic does for a production build, with content and theme wrapped, and the API reference', () => {
    vi.stubEnv('NODE_ENV', 'production');
    const { plugins = [], themes = [] } = open();
    expect(plugins.map((entry) => nameOf(entry as PluginConfig))).toEqual([
      'translatedContent',
      'translatedContent',
      'translatedContent',
      '@docusaurus/plugin-google-gtag',
      '@docusaurus/plugin-sitemap',
      'translatedContent',
      'apiReference',
      'markdownCache',
      'parseAhead',
    ]);
    expect(themes.map((entry) => nameOf(entry as PluginConfig))).toEqual(['plugins/classic-theme']);
    expect(optionsOf('plugins/classic-theme')).toEqual([options.theme]);
    expect(optionsOf('@docusaurus/plugin-google-gtag')).toEqual([options.gtag]);
  });

  it('wraps each kind of content, and makes an instance of the blog for each list of posts', () => {
    const wrapped = optionsOf('translatedContent');
    expect(wrapped.map((own) => [own?.content, own?.id, own?.path, own?.blogTitle])).toEqual([
      ['docs', undefined, undefined, undefined],
      ['blog', 'default', 'blog', 'Blog'],
      ['pages', undefined, undefined, undefined],
      ['blog', 'newsletter', 'newsletter', 'Newsletter'],
    ]);
    for (const own of wrapped) {
      expect(own?.lists).toEqual(toContentLists(content));
      expect(own?.beforeDefaultRemarkPlugins).not.toEqual([]);
    }
    expect(wrapped[0]?.versions).toEqual({
      current: { label: 'develop', path: 'master', banner: 'unreleased' },
      'v1.6.0': { label: 'v1.6.0', path: '', banner: 'none' },
    });
    expect(wrapped.map((own) => own?.editUrl)).toEqual([
      options.editUrl,
      options.editUrl,
      undefined,
      options.editUrl,
    ]);
  });

  it('has the reference search the pages of each version, and the posts for the last one', () => {
    expect(optionsOf('apiReference')).toEqual([
      {
        versions: content.versions.map(({ name, label, path }) => ({ name, label, path })),
        lastVersion: 'v1.6.0',
        usageFolders: [
          { version: 'current', path: 'docs', routeBasePath: 'docs/master', kind: 'docs' },
          {
            version: 'v1.6.0',
            path: 'versioned_docs/version-v1.6.0',
            routeBasePath: 'docs',
            kind: 'docs',
          },
          { version: 'v1.6.0', path: 'blog', routeBasePath: 'blog', kind: 'post' },
          { version: 'v1.6.0', path: 'newsletter', routeBasePath: 'newsletter', kind: 'post' },
        ],
      },
    ]);
  });

  it('leaves the raw Markdown of posts out of their data, and adds related posts', async () => {
    const [, blog] = optionsOf('translatedContent');
    const process = blog?.processBlogPosts as (given: { blogPosts: object[] }) => Promise<object[]>;
    const metadata = { permalink: '/blog/a', title: 'A', date: new Date(0), tags: [], unlisted: false };
    const post = { id: 'a', content: '# Long', metadata: { ...metadata, frontMatter: { slug: 'a' } } };
    expect(await process({ blogPosts: [post] })).toEqual([
      {
        ...post,
        content: '',
        metadata: { ...post.metadata, frontMatter: { slug: 'a', relatedPosts: [] } },
      },
    ]);
  });

  it('is what the fixture is built with', async () => {
    const { plugins } = await fixture.load();
    expect(plugins.map(({ name, options: { id } }) => `${name} ${id}`)).toEqual(
      expect.arrayContaining([
        'docusaurus-plugin-content-docs default',
        'docusaurus-plugin-content-blog default',
        'docusaurus-plugin-content-pages default',
        'api-reference default',
        'docusaurus-theme-classic default',
      ]),
    );
  });
});
