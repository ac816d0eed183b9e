const DESCRIPTION = 'The documents of Taichi Lang, for a comparison';

/**
 * Takes the versions; gives the files of a stock Docusaurus site with the classic preset, by path: the template's settings, the
 * documents' own Markdown format, and no complaint about links to pages that only we have.
 */
export function docusaurusFiles(versions: readonly Version[]): Record<string, string> {
  const menu = ({ menu: categories }: Version) => ({
    docs: categories.map(({ label, items }) => ({ type: 'category', label, items })),
  });
  const released = versions.filter(({ name }) => name !== 'master');
  const develop = versions.find(({ name }) => name === 'master');
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
    'sidebars.json': JSON.stringify(develop ? menu(develop) : {}),
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

/**
 * Takes the versions; gives the files of a stock Starlight site, by path. Its menu is one for all pages: it holds the last release.
 */
export function starlightFiles(versions: readonly Version[]): Record<string, string> {
  const sidebar = (versions[0]?.menu ?? []).map(({ label, items }) => ({
    label,
    items: items.map((item) => ({ slug: `docs/${item}` })),
  }));
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
import type { Version } from './documents';

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

/**
 * Takes the versions; gives the files of a stock VitePress site, by path, with a menu for each version.
 */
export function vitepressFiles(versions: readonly Version[]): Record<string, string> {
  const sidebar = Object.fromEntries(
    versions.map(({ menu }, index) => {
      const folder = versionFolder(versions, index);
      const groups = menu.map(({ label, items }) => ({
        text: label,
        collapsed: false,
        items: items.map((item) => ({ text: item.split('/').pop(), link: `/${folder}/${item}` })),
      }));
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

/**
 * Takes the versions and the place of one among them; gives the folder that its pages have in the sites without versions.
 */
export function versionFolder(versions: readonly Version[], index: number): string {
  return index === 0 ? 'docs' : (versions[index]?.name ?? '').replaceAll('.', '-');
}
