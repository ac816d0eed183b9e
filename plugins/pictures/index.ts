import path from 'node:path';
import { Joi } from '@docusaurus/utils-validation';
import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { extendCache } from '../../shared/build/bundlerCache';
import { diagramLoader } from '../../shared/pictures/diagram';
import type { PictureSources } from '../../shared/pictures/sources';
import { variantsLoader } from '../../shared/pictures/variants';
import { stableRequests } from './stableRequests';
import { startEarly } from './startEarly';

const inFolder = (name: string): string => path.join(__dirname, name);
const loaders = {
  [variantsLoader]: inFolder('variantsLoader.mjs'),
  [diagramLoader]: inFolder('diagramLoader.mjs'),
};
const files = [
  ...Object.values(loaders),
  inFolder('makeVariants.mjs'),
  inFolder('store.mjs'),
  inFolder('readDiagram.mjs'),
  inFolder('stableRequests.ts'),
];

/** Registers the bundler loaders that make smaller variants of pictures and read diagrams: see README.md. */
export default function pictures({ siteDir }: LoadContext, sources: PictureSources): Plugin<void> {
  return {
    name: 'pictures',
    loadContent() {
      // The development server serves pictures unchanged. Not awaited: the bundler requests each picture itself.
      if (process.env.NODE_ENV === 'production') void startEarly(siteDir, sources);
      return Promise.resolve();
    },
    configureWebpack: (config, _isServer, utils) => ({
      resolveLoader: { alias: loaders },
      plugins: [stableRequests(utils)],
      ...extendCache(config, 'pictures', () => ({ buildDependencies: files })),
    }),
  };
}

const schema = Joi.object<PictureSources>({
  folders: Joi.array().items(Joi.string()).required(),
  covers: Joi.array()
    .items(Joi.string().pattern(/^@site\//))
    .default([]),
});

/** Refuses unknown options. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<PictureSources>, PictureSources>): PictureSources {
  return validate(schema, options);
}
