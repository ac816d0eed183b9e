import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import { allowInline, insertPolicy, type Directives } from '../../shared/build/contentPolicy';
import { bundlerSettings } from './bundler';
import { createPageFiles, findChunkFiles, findEntrySheet } from './findPageFiles';
import { findEmittedScript } from './findEmittedScript';
import { readManifest, readRouteChunks } from './generatedFiles';
import { nameAppFiles } from './nameAppFiles';
import { pageFile } from '../../shared/build/pageFile';
import { inlineFiles } from './inlineFiles';
import { reduceForPages } from './pageSheets';
import { addSharedChunks } from './sharedChunks';
import { showReadyPages } from './showReadyPages';

export { ssrTemplate } from './ssrTemplate';

export type Options = {
  /** Content security policy of every page, without the hashes of its inline scripts. */
  readonly policy: Directives;
  /**
   * What a press on the search loads, in this order: names of chunks, or paths of data below the base URL, in which `{locale}` stands for the
   * locale.
   */
  readonly search: readonly string[];
  /**
   * What a page runs as soon as it arrives, before its app, by the path of the page below the base URL: names of chunks, or paths of
   * scripts that a plugin emits, without hash and extension.
   */
  readonly before: Readonly<Record<string, readonly string[]>>;
};

/** Replaces a file atomically, because other plugins read the pages at the same time. */
function replaceFile(file: string, text: string): void {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

/** Reduces the first view of each page and speeds up the start of the app: see README.md. */
export default function firstView(
  { generatedFilesDir, baseUrl, i18n }: LoadContext,
  { policy, search: searchFiles, before: chunksBefore }: Options,
): Plugin {
  return {
    name: 'first-view',
    configureWebpack(config, isServer, utils) {
      if (isServer) return {};
      const plugins = [showReadyPages(utils)];
      if (config.mode !== 'production') return { plugins };
      return { ...bundlerSettings(config, generatedFilesDir), plugins };
    },
    async postBuild({ outDir, routes, routesPaths }) {
      // Beside the check of links, whose thread starts when the hooks of the other plugins have run: it lists all files before it reads a page,
      // and finds the same links in a page that this hook has not changed yet.
      await setImmediate();
      const registry = readFileSync(path.join(generatedFilesDir, 'registry.js'), 'utf8');
      const manifest = addSharedChunks(readManifest(generatedFilesDir), registry);
      const filesOf = createPageFiles(routes, readRouteChunks(generatedFilesDir), manifest);
      const sheet = findEntrySheet(manifest);
      const search = searchFiles.flatMap((name) =>
        name.includes('/') ? name.replace('{locale}', i18n.currentLocale) : findChunkFiles(manifest, name),
      );
      const pages = routesPaths.map((route) => {
        const file = pageFile(outDir, baseUrl, route);
        return { route, file, html: readFileSync(file, 'utf8') };
      });
      const boot = findEmittedScript(outDir, 'assets/boot');
      const script = { address: baseUrl + boot, content: readFileSync(path.join(outDir, boot), 'utf8') };
      const sheets = reduceForPages(
        readFileSync(path.join(outDir, sheet), 'utf8'),
        pages.map(({ html }) => html),
      );
      for (const [index, { route, file, html }] of pages.entries()) {
        try {
          const chunks = chunksBefore[route.slice(baseUrl.length).replace(/\/$/, '')] ?? [];
          const before = chunks.flatMap((name) =>
            name.includes('/') ? findEmittedScript(outDir, name) : findChunkFiles(manifest, name),
          );
          const named = nameAppFiles(html, baseUrl, { own: [sheet, ...filesOf(route)], before, search });
          const page = inlineFiles(named, {
            script,
            sheet: { address: baseUrl + sheet, content: sheets[index] ?? '' },
          });
          replaceFile(file, insertPolicy(page, allowInline(policy, page)));
        } catch (error) {
          throw new Error(`first-view: ${file}: ${(error as Error).message}`, { cause: error });
        }
      }
      // No page names it any more.
      rmSync(path.join(outDir, boot));
    },
  };
}

/** Refuses unknown options. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<Options>, Options>): Options {
  const sources = Joi.array().items(Joi.string());
  return validate(
    Joi.object<Options>({
      policy: Joi.object().pattern(Joi.string(), sources).required(),
      search: Joi.array().items(Joi.string()).required(),
      before: Joi.object().pattern(Joi.string(), sources).default({}),
    }),
    options,
  );
}
