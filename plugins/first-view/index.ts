import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { bundlerSettings } from './bundler';
import { createPageFiles, findChunkFiles, findEntrySheet } from './findPageFiles';
import { readManifest, readRouteChunks } from './generatedFiles';
import { nameAppFiles } from './nameAppFiles';
import { pageFile } from './pageFile';
import { writePageSheets } from './pageSheets';
import { showReadyPages } from './showReadyPages';

export { ssrTemplate } from './ssrTemplate';

/** Replaces a file atomically, because other plugins read the pages at the same time. */
function replaceFile(file: string, text: string): void {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

/** Reduces the first view of each page and speeds up the start of the app: see README.md. */
export default function firstView({ generatedFilesDir, baseUrl }: LoadContext): Plugin {
  return {
    name: 'first-view',
    configureWebpack(config, isServer, utils) {
      if (isServer) return {};
      const plugins = [showReadyPages(utils)];
      if (config.mode !== 'production') return { plugins };
      return { ...bundlerSettings(config, generatedFilesDir), plugins };
    },
    postBuild({ outDir, routes, routesPaths }) {
      const manifest = readManifest(generatedFilesDir);
      const filesOf = createPageFiles(routes, readRouteChunks(generatedFilesDir), manifest);
      const sheet = findEntrySheet(manifest);
      const search = findChunkFiles(manifest, 'search-dialog');
      const pages = routesPaths.map((route) => {
        const file = pageFile(outDir, baseUrl, route);
        return { route, file, html: readFileSync(file, 'utf8') };
      });
      const sheets = writePageSheets(
        outDir,
        sheet,
        pages.map(({ html }) => html),
      );
      for (const [index, { route, file, html }] of pages.entries()) {
        const withSheet = html.replace(baseUrl + sheet, `${baseUrl}${sheets[index]}`);
        try {
          replaceFile(file, nameAppFiles(withSheet, baseUrl, { own: [sheet, ...filesOf(route)], search }));
        } catch (error) {
          throw new Error(`first-view: ${file}: ${(error as Error).message}`, { cause: error });
        }
      }
      return Promise.resolve();
    },
  };
}
