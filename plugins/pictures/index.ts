import path from 'node:path';
import { Joi } from '@docusaurus/utils-validation';
import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { extendCache } from '../../shared/build/bundlerCache';
import { variantsLoader } from '../../shared/pictures/variants';
import { startEarly } from './startEarly';

/** `folders`: where pages keep their pictures, relative to the site's folder. */
export type Options = { readonly folders: readonly string[] };

const loader = path.join(__dirname, 'variantsLoader.mjs');
const files = [loader, path.join(__dirname, 'makeVariants.mjs')];

/** Registers the bundler loader that makes smaller variants of pictures: see README.md. */
export default function pictures({ siteDir }: LoadContext, { folders }: Options): Plugin<void> {
  return {
    name: 'pictures',
    loadContent() {
      // The development server serves pictures unchanged. Not awaited: the bundler requests each picture itself.
      if (process.env.NODE_ENV === 'production')
        void startEarly(siteDir, folders, path.join(siteDir, '.cache/pictures'));
      return Promise.resolve();
    },
    configureWebpack: (config) => ({
      resolveLoader: { alias: { [variantsLoader]: loader } },
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
