import path from 'node:path';
import { Joi } from '@docusaurus/utils-validation';
import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { extendCache } from '../../shared/build/bundlerCache';
import { diagramLoader } from '../../shared/pictures/diagram';
import { variantsLoader } from '../../shared/pictures/variants';
import { stableRequests } from './stableRequests';
import { startEarly } from './startEarly';

/** `folders`: where pages keep their pictures, relative to the site's folder. */
export type Options = { readonly folders: readonly string[] };

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
export default function pictures({ siteDir }: LoadContext, { folders }: Options): Plugin<void> {
  return {
    name: 'pictures',
    loadContent() {
      // The development server serves pictures unchanged. Not awaited: the bundler requests each picture itself.
      if (process.env.NODE_ENV === 'production') void startEarly(siteDir, folders);
      return Promise.resolve();
    },
    configureWebpack: (config, _isServer, utils) => ({
      resolveLoader: { alias: loaders },
      plugins: [stableRequests(utils)],
      ...extendCache(config, 'pictures', () => ({ buildDependencies: files })),
    }),
  };
}

const schema = Joi.object<Options>({ folders: Joi.array().items(Joi.string()).required() });

/** Refuses unknown options. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<Options>, Options>): Options {
  return validate(schema, options);
}
