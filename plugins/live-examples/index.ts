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
import { indexFile, planAddress, planFile, proofsFile, readLiveIndex } from '../../shared/build/livePlans';
import { requestVariants } from '../../shared/pictures/variants';
import { readGallery, type GalleryProgram } from './galleryItems';

/** `gallery`: the examples on the wall, in order; without any there is no gallery. */
export type Options = { gallery: GalleryEntry[] };

/** Publishes the plans of the live examples, under names that have the hash of their content, and the gallery: see README.md. */
export default function liveExamples(
  { siteDir, baseUrl, generatedFilesDir }: LoadContext,
  { gallery }: Options,
): Plugin<void> {
  const sources = [indexFile, proofsFile].map((file) => path.join(siteDir, file)).filter(existsSync);
  let programs: readonly GalleryProgram[] = [];
  return {
    name: 'live-examples',
    getPathsToWatch: () => sources,
    async contentLoaded({ actions }) {
      if (gallery.length === 0) return;
      programs = readGallery(siteDir, gallery, contentLists);
      const items = programs.map(({ item }) => item);
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
      const files = programs.map(({ item, source }): [string, string] => [item.file, source]);
      return {
        ...cached,
        plugins: [emitAssets({ ...Object.fromEntries(plans), ...Object.fromEntries(files) })],
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
