import path from 'node:path';
import { Joi } from '@docusaurus/utils-validation';
import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { emitAssets } from '../../shared/build/emitAssets';
import { readSprite } from './readSprite';

export { readSprite } from './readSprite';

/** `file`: the SVG with the symbols, relative to the site's folder. */
export type Options = { file: string };

/** Adds the file with the site's symbols, under a content-hashed name: see README.md. */
export default function sprite({ siteDir }: LoadContext, { file }: Options): Plugin {
  const source = path.join(siteDir, file);
  return {
    name: 'sprite',
    getPathsToWatch: () => [source],
    configureWebpack: (_config, isServer) => {
      const { name, text } = readSprite(source);
      return isServer ? {} : { plugins: [emitAssets({ [name]: text })] };
    },
  };
}

const schema = Joi.object<Options>({ file: Joi.string().required() });

/** Refuses unknown options. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<Options>, Options>): Options {
  return validate(schema, options);
}
