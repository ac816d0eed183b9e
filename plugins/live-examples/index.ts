import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import { contentLists } from '../../config/content';
import type { GalleryEntry } from '../../config/gallery';
import { extendCache } from '../../shared/build/bundlerCache';
import { emitAssets } from '../../shared/build/emitAssets';
import { formatPictures } from '../../shared/build/formatPictures';
import { generatedRequest } from '../../shared/build/generatedRequest';
import {
  indexFile,
  planAddress,
  planFile,
  programAddress,
  proofsFile,
  readLiveIndex,
} from '../../shared/build/livePlans';
import { requestVariants } from '../../shared/pictures/variants';
import { countLines, readSources } from './readSources';
import type { GalleryItem } from './types';

/** `gallery`: the examples on the wall, in order; without any there is no gallery. */
export type Options = { gallery: GalleryEntry[] };

const folders = contentLists.map(({ folder }) => folder);

/** Fails when an entry of the gallery has no plan or no picture. */
function checkGallery(siteDir: string, gallery: readonly GalleryEntry[]): void {
  const index = readLiveIndex(siteDir);
  for (const { name, picture } of gallery) {
    const problem =
      index[name] === undefined
        ? `"${name}" is no live example`
        : existsSync(picture.replace('@site', siteDir))
          ? null
          : `${picture.replace('@site/', '')} does not exist`;
    if (problem) throw new Error(`config/gallery.ts:1: ${problem}. Fix: correct or remove the entry.`);
  }
}

/** The programs of the gallery, as files by address. */
function listFiles(siteDir: string, gallery: readonly GalleryEntry[]): Record<string, string> {
  if (gallery.length === 0) return {};
  const index = readLiveIndex(siteDir);
  const sources = readSources(siteDir, folders);
  return Object.fromEntries(
    gallery.map(({ name }) => [programAddress(name, index[name]?.program ?? ''), sources.get(name) ?? '']),
  );
}

/** Publishes the plans of the live examples, under names that have the hash of their content, and the gallery: see README.md. */
export default function liveExamples(
  { siteDir, baseUrl, generatedFilesDir }: LoadContext,
  { gallery }: Options,
): Plugin<void> {
  const sources = [indexFile, proofsFile].map((file) => path.join(siteDir, file)).filter(existsSync);
  return {
    name: 'live-examples',
    getPathsToWatch: () => sources,
    async contentLoaded({ actions }) {
      if (gallery.length === 0) return;
      checkGallery(siteDir, gallery);
      const index = readLiveIndex(siteDir);
      const programs = readSources(siteDir, folders);
      const items = gallery.map(({ name, kind, to }): GalleryItem => ({
        name,
        kind,
        to,
        lines: countLines(programs.get(name) ?? ''),
        file: programAddress(name, index[name]?.program ?? ''),
      }));
      const byName = (valueOf: (entry: GalleryEntry) => string) =>
        Object.fromEntries(gallery.map((entry) => [entry.name, valueOf(entry)]));
      const pictures = {
        covers: byName(({ picture }) => picture),
        coverVariants: byName(({ picture }) => requestVariants(picture, 'cover')),
      };
      actions.addRoute({
        path: `${baseUrl}gallery`,
        component: '@theme/GalleryPage',
        exact: true,
        modules: {
          items: generatedRequest(
            generatedFilesDir,
            await actions.createData('gallery.json', JSON.stringify(items)),
          ),
          pictures: generatedRequest(
            generatedFilesDir,
            await actions.createData('pictures.js', formatPictures(pictures)),
          ),
        },
      });
    },
    configureWebpack(config, isServer) {
      // Pages name the plans, and the bundler keeps a compiled page until its Markdown changes.
      const cached = extendCache(config, 'live-examples', () => ({ buildDependencies: sources }));
      if (isServer) return cached;
      const plans = Object.entries(readLiveIndex(siteDir)).map(([name, { plan }]): [string, string] => [
        planAddress(name, plan),
        readFileSync(path.join(siteDir, planFile(name)), 'utf8'),
      ]);
      return {
        ...cached,
        plugins: [emitAssets({ ...Object.fromEntries(plans), ...listFiles(siteDir, gallery) })],
      };
    },
  };
}

const schema = Joi.object<Options>({ gallery: Joi.array().required() });

/** Refuses unknown options. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<Options>, Options>): Options {
  return validate(schema, options);
}
