import { createHash } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { bundlerSettings } from './bundler';
import { createPageFiles, findEntrySheet, scriptsOf, type Manifest, type RouteChunks } from './findPageFiles';
import { pageFile } from './pageFile';
import { reduceSheet } from './reduceSheet';
import { showReadyPages } from './showReadyPages';
import { addNames, createNames, type UsedNames } from './usedNames';

export { ssrTemplate } from './ssrTemplate';

/** Pages of one plugin look alike, so they share a sheet; Docusaurus names the plugin in a class of the page. */
const pageKind = /<html[^>]*\bplugin-((?!id-)[\w-]+)/;
const appFiles = /(?<=data-app=)(?:"[^"]*"|[^\s>]+)/;

type Page = { readonly route: string; readonly file: string; readonly html: string; readonly kind: string };

/** Other plugins read the pages at the same time: they see the old file or the new one, whole. */
function replaceFile(file: string, text: string): void {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

function readPages(outDir: string, baseUrl: string, routes: readonly string[]): Page[] {
  return routes.map((route) => {
    const file = pageFile(outDir, baseUrl, route);
    const html = readFileSync(file, 'utf8');
    const kind = pageKind.exec(html)?.[1] ?? 'other';
    return { route, file, html, kind };
  });
}

/** Writes a sheet for each kind of page, with what pages of that kind use; returns their paths below the base URL. */
function writeSheets(outDir: string, sheet: string, pages: readonly Page[]): Map<string, string> {
  const names = new Map<string, UsedNames>();
  for (const { kind, html } of pages) {
    const known = names.get(kind) ?? createNames();
    names.set(kind, known);
    addNames(known, html);
  }
  const css = readFileSync(path.join(outDir, sheet), 'utf8');
  return new Map(
    [...names].map(([kind, used]) => {
      const reduced = reduceSheet(css, used);
      const hash = createHash('sha256').update(reduced).digest('hex').slice(0, 8);
      const file = `assets/css/${kind}.${hash}.css`;
      writeFileSync(path.join(outDir, file), reduced);
      return [kind, file];
    }),
  );
}

/** Makes the first view of each page small, and what comes after it quick: see README.md. */
export default function firstView({ generatedFilesDir, baseUrl }: LoadContext): Plugin {
  const readGenerated = (name: string): unknown =>
    JSON.parse(readFileSync(path.join(generatedFilesDir, name), 'utf8'));
  return {
    name: 'first-view',
    configureWebpack(config, isServer, utils) {
      if (isServer) return {};
      const ready = showReadyPages(utils);
      if (config.mode !== 'production') return { plugins: [ready] };
      return { ...bundlerSettings(config, generatedFilesDir), plugins: [ready] };
    },
    postBuild({ outDir, routes, routesPaths }) {
      const manifest = readGenerated('client-manifest.json') as Manifest;
      const chunks = readGenerated('routesChunkNames.json') as RouteChunks;
      const filesOf = createPageFiles(routes, chunks, manifest);
      const sheet = findEntrySheet(manifest);
      const search = scriptsOf(manifest, 'search-dialog').map((name) => baseUrl + name);
      const pages = readPages(outDir, baseUrl, routesPaths);
      const sheets = writeSheets(outDir, sheet, pages);
      for (const { route, file, html, kind } of pages) {
        if (!appFiles.test(html)) {
          throw new Error(`first-view: ${file} names no files of the app. Fix: see ssrTemplate.ts.`);
        }
        const withSheet = html.replace(baseUrl + sheet, baseUrl + sheets.get(kind));
        const withFiles = withSheet.replace(appFiles, (list) => {
          const common = list.replaceAll('"', '').split(' ');
          const main = common.pop() ?? '';
          if (!main.startsWith(`${baseUrl}assets/js/main.`)) {
            throw new Error(
              `first-view: ${file} names ${main || 'no file'} last, and src/boot runs the last file after all others. Fix: name the script that starts the app last, in plugins/first-view/index.ts.`,
            );
          }
          const own = [sheet, ...filesOf(route)].map((name) => baseUrl + name);
          return `"${[...common, ...own, main].join(' ')}"`;
        });
        replaceFile(file, withFiles.replace('data-app=', `data-search="${search.join(' ')}" data-app=`));
      }
      return Promise.resolve();
    },
  };
}
