import path from 'node:path';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadedPlugin } from '@docusaurus/types';
import { sourceFile, translationFile } from '../../shared/translations/assembledFile';
import type { ParsedPages } from '../../shared/markdown/parsedPage';
import type { ContentList } from '../../shared/translations/contentList';
import type { SourcePage } from './types';

/** A loaded plugin, as far as it is read here. */
export type Loaded = Pick<LoadedPlugin, 'name' | 'content'>;

const docsPlugin = 'docusaurus-plugin-content-docs';
const blogPlugin = 'docusaurus-plugin-content-blog';
/** Part of `plugins/preset`. */
const parsePlugin = 'parse-ahead';

/** Returns the contents that instances of a plugin have loaded. */
const contentsOf = (plugins: readonly Loaded[], name: string): unknown[] =>
  plugins.filter((plugin) => plugin.name === name).map(({ content }) => content);

/** @throws When no instance of the plugin has loaded anything. */
function contentOf(plugins: readonly Loaded[], name: string): unknown {
  const [content] = contentsOf(plugins, name);
  if (content) return content;
  throw new Error(
    `machine-readable: plugin ${name} is missing. Fix: list it, or plugins/preset, which has it, in docusaurus.config.ts.`,
  );
}

/**
 * Returns the content of the docs plugin.
 *
 * @throws When the plugin is missing.
 */
export const docsContent = (plugins: readonly Loaded[]): LoadedContent =>
  contentOf(plugins, docsPlugin) as LoadedContent;

/**
 * Returns the pages as they were parsed for the browser.
 *
 * @throws When the plugin that parses them is missing.
 */
export const parsedPages = (plugins: readonly Loaded[]): ParsedPages =>
  contentOf(plugins, parsePlugin) as ParsedPages;

/** Returns the contents of the blog plugin's instances, in the order of the configuration. */
export const blogContents = (plugins: readonly Loaded[]): BlogContent[] =>
  contentsOf(plugins, blogPlugin) as BlogContent[];

/** Lists all pages of the documentation and all posts, in the order in which they were loaded. */
export function listPages(
  siteDir: string,
  plugins: readonly Loaded[],
  lists: readonly ContentList[],
): SourcePage[] {
  const place = (aliased: string) => {
    const written = aliased.replace(/^@site\//, '');
    const source = sourceFile(translationFile(written), lists);
    const list = lists.find(({ folder }) => source.startsWith(`${folder}/`));
    if (!list)
      throw new Error(`${written}: is in no content list. Fix: add its folder to config/content.ts.`);
    return { file: path.join(siteDir, written), source, list: list.name, version: list.version };
  };
  const docs = docsContent(plugins).loadedVersions.flatMap(({ docs: pages }) =>
    pages.map(({ source, title, description, permalink }): SourcePage => ({
      kind: 'docs',
      title,
      description,
      permalink,
      ...place(source),
    })),
  );
  const posts = blogContents(plugins).flatMap(({ blogPosts }) =>
    blogPosts.map(({ metadata }): SourcePage => {
      const { source, title, description, permalink, date, authors, frontMatter } = metadata;
      const { image, image_alt: alt } = frontMatter;
      return {
        kind: 'posts',
        title: title ?? '',
        description,
        permalink,
        day: date.toISOString().slice(0, 10),
        authors: authors.flatMap(({ name }) => name ?? []),
        ...(image !== undefined && { cover: { url: image, alt: typeof alt === 'string' ? alt : '' } }),
        ...place(source),
      };
    }),
  );
  return [...docs, ...posts];
}
