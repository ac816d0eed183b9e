import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import classic from '@docusaurus/preset-classic';
import type { LoadContext, PluginConfig, PluginOptions, Preset } from '@docusaurus/types';
import { toContentLists, type Content } from '../../config/content';
import * as apiReference from '../api-reference';
import { createAheadParser } from '../markdown/aheadParser';
import { pluginFunction } from '../pluginFunction';
import * as translatedContent from '../translated-content';
import { createApiOptions } from './api';
import { createMarkdownOptions } from './markdown';
import { markdownCache } from './markdownCache';
import type { Options } from './options';
import { createParseAhead } from './parseAhead';
import { createPostOptions } from './posts';

const CONTENT_PLUGIN = /@docusaurus\/plugin-content-(docs|blog|pages)\b/;
const CLASSIC_THEME = /@docusaurus\/theme-classic\b/;
// Our sheets need no cascade layer; hosted search loads its modal itself (plugins/search-index).
const REPLACED = /@docusaurus\/(?:plugin-css-cascade-layers|theme-search-algolia)\b/;

/**
 * preset-classic with its content plugins wrapped for translations, its theme wrapped for the first view, and one instance of the blog plugin
 * for each list of posts; and the API reference. See README.md.
 */
export default function preset(context: LoadContext, options: Options): Preset {
  const { docs, content, editUrl, ...others } = options;
  const lists = toContentLists(content);
  const parser = createAheadParser();
  const markdown = createMarkdownOptions(context.siteDir, content, parser);
  const shared = { editUrl, ...markdown };
  const siteTitle = context.siteConfig.title;
  const posts = content.postLists.map((list) => createPostOptions(list, { siteTitle, shared }));
  const [blog = false, ...moreLists] = posts;

  const { plugins = [], themes = [] } = classic(context, {
    ...others,
    debug: false,
    svgr: false,
    docs: { ...docs, ...createVersionOptions(content), ...shared },
    blog,
    pages: markdown,
  });
  const translated = (kind: string, own: PluginOptions): PluginConfig => [
    pluginFunction(translatedContent),
    { content: kind, lists, ...own },
  ];
  const adapt = (entry: PluginConfig): PluginConfig => {
    const [module, own = {}] = [entry].flat() as [string, PluginOptions?];
    const kind = CONTENT_PLUGIN.exec(toPosix(module))?.[1];
    if (kind) return translated(kind, own);
    return CLASSIC_THEME.test(toPosix(module)) ? [require.resolve('../classic-theme/index.ts'), own] : entry;
  };
  const isKept = (entry: PluginConfig): boolean => !REPLACED.test(toPosix(String([entry].flat()[0])));
  return {
    plugins: [
      ...plugins.filter(isKept).map(adapt),
      ...moreLists.map((list) => translated('blog', { ...list })),
      [pluginFunction(apiReference), createApiOptions(content, lists)],
      markdownCache,
      createParseAhead(parser, lists),
    ],
    themes: themes.filter(isKept).map(adapt),
  };
}

function toPosix(file: string): string {
  return file.replaceAll('\\', '/');
}

function createVersionOptions({
  versions,
  lastVersion,
}: Content): Pick<DocsOptions, 'versions' | 'lastVersion'> {
  return {
    lastVersion,
    versions: Object.fromEntries(
      versions.map(({ name, label, path, banner }) => [name, { label, path, banner }]),
    ),
  };
}
