import type { PeerId } from '../sites/site';
import type { Category, Documents, Version } from './documents';

type Versions = Documents['versions'];

/** Text of each file by its path in the project. */
type Files = Readonly<Record<string, string>>;

const DESCRIPTION = 'The documentation of Taichi Lang, for comparison';

/** Converts the categories of a sidebar, from the inside out. */
function mapMenu<Entry>(
  categories: readonly Category[],
  toPage: (id: string) => Entry,
  toCategory: (label: string, items: Entry[]) => Entry,
): Entry[] {
  return categories.map(({ label, items }) =>
    toCategory(
      label,
      items.flatMap((item) =>
        typeof item === 'string' ? [toPage(item)] : mapMenu([item], toPage, toCategory),
      ),
    ),
  );
}

/**
 * Classic preset with the settings of the template, plus what our Markdown needs. Broken links are ignored, because documents link to
 * pages that only our site has.
 */
function docusaurusFiles(versions: Versions): Files {
  const menu = ({ menu: categories }: Version) => ({
    docs: mapMenu<object | string>(
      categories,
      (item) => item,
      (label, items) => ({ type: 'category', label, items }),
    ),
  });
  const released = versions.filter(({ isReleased }) => isReleased);
  const development = versions.find(({ isReleased }) => !isReleased);
  const navbar = {
    title: 'Taichi',
    items: [
      { type: 'docSidebar', sidebarId: 'docs', position: 'left', label: 'Docs' },
      { to: '/blog', label: 'Blog', position: 'left' },
      { type: 'docsVersionDropdown', position: 'right' },
    ],
  };
  const config = {
    title: 'Taichi',
    tagline: DESCRIPTION,
    favicon: 'favicon.svg',
    future: { v4: true },
    url: 'https://docs.example.org',
    baseUrl: '/',
    onBrokenLinks: 'ignore',
    onBrokenAnchors: 'ignore',
    markdown: {
      format: 'detect',
      mdx1Compat: { headingIds: true },
      hooks: { onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore' },
    },
    presets: [
      ['classic', { docs: { sidebarPath: './sidebars.json' }, blog: { onUntruncatedBlogPosts: 'ignore' } }],
    ],
    themeConfig: {
      colorMode: { respectPrefersColorScheme: true },
      navbar,
      footer: { style: 'dark', copyright: 'Built with Docusaurus.' },
    },
  };
  return {
    'docusaurus.config.mjs': `export default ${JSON.stringify(config, null, 2)};\n`,
    'sidebars.json': JSON.stringify(development ? menu(development) : {}),
    'versions.json': JSON.stringify(released.map(({ name }) => name)),
    'src/pages/index.md': `---\ntitle: Taichi\ndescription: ${DESCRIPTION}\n---\n\n# Taichi\n\n[Docs](/docs/hello_world)\n`,
    ...Object.fromEntries(
      released.map((version) => [
        `versioned_sidebars/version-${version.name}-sidebars.json`,
        JSON.stringify(menu(version)),
      ]),
    ),
  };
}

/** Starlight has a single sidebar for all pages: that of the latest release. */
function starlightFiles([latest]: Versions): Files {
  const sidebar = mapMenu<object>(
    latest.menu,
    (item) => ({ slug: `docs/${item}` }),
    (label, items) => ({ label, items }),
  );
  return {
    'astro.config.mjs': `import { defineConfig } from 'astro/config';
import starlight from '@astrojs/starlight';

const sidebar = ${JSON.stringify(sidebar)};
export default defineConfig({
  site: 'https://docs.example.org',
  integrations: [starlight({ title: 'Taichi', sidebar })],
});
`,
    'src/content.config.ts': `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`,
    'src/content/docs/index.md': `---
title: Taichi
description: ${DESCRIPTION}
template: splash
hero:
  tagline: ${DESCRIPTION}
  actions:
    - text: Docs
      link: /docs/get-started/hello_world/
---
`,
  };
}

/** VitePress chooses the sidebar by folder, so each version has its own. */
function vitepressFiles(versions: Versions): Files {
  const sidebar = Object.fromEntries(
    versions.map((version) => {
      const folder = versionFolder(versions, version);
      const groups = mapMenu<object>(
        version.menu,
        (item) => ({ text: item.split('/').pop(), link: `/${folder}/${item}` }),
        (text, items) => ({ text, collapsed: false, items }),
      );
      return [`/${folder}/`, groups];
    }),
  );
  const config = {
    title: 'Taichi',
    description: DESCRIPTION,
    ignoreDeadLinks: true,
    themeConfig: { nav: [{ text: 'Docs', link: '/docs/get-started/hello_world' }], sidebar },
  };
  return {
    '.vitepress/config.mjs': `export default ${JSON.stringify(config, null, 2)};\n`,
    'index.md': `---
layout: home
hero:
  name: Taichi
  tagline: ${DESCRIPTION}
  actions:
    - theme: brand
      text: Docs
      link: /docs/get-started/hello_world
---
`,
  };
}

/** Returns the folder of a version in sites without versions of their own. */
export function versionFolder(versions: Versions, version: Version): string {
  return version === versions[0] ? 'docs' : version.name.replaceAll('.', '-');
}

/** Writes the configuration and the home page of a stock site, by path in its project. */
export const PEER_FILES: Readonly<Record<PeerId, (versions: Versions) => Files>> = {
  docusaurus: docusaurusFiles,
  starlight: starlightFiles,
  vitepress: vitepressFiles,
};
