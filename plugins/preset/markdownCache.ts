import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { extendCache } from '../../shared/build/bundlerCache';
import { createPageSharing } from './sharePages';

const folders = ['../markdown', '../../shared/code', '../../shared/pictures'];

/** Lists the source files that decide what Markdown is compiled to. */
export function listMarkdownSources(): string[] {
  return folders
    .flatMap((folder) => {
      const at = path.join(__dirname, folder);
      return readdirSync(at).map((file) => path.join(at, file));
    })
    .filter((file) => /\.(?:ts|mjs)$/.test(file) && !/\.test\.\w+$/.test(file))
    .sort();
}

/**
 * Discards the bundler's cache when the code changes that compiles Markdown: the bundler keeps a compiled page until its Markdown changes,
 * and Docusaurus declares only the configuration as a dependency. And a build ends even if that cache is incomplete (`sharePages.ts`).
 */
export function markdownCache(): Plugin {
  const sharePages = createPageSharing();
  return {
    name: 'markdown-cache',
    configureWebpack: (config, isServer) => ({
      ...extendCache(config, 'markdown-cache', () => ({ buildDependencies: listMarkdownSources() })),
      ...sharePages(config, isServer),
    }),
  };
}
