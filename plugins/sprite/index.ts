import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Joi } from '@docusaurus/utils-validation';
import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';

/** `file`: the SVG with the symbols, relative to the site's folder. */
export type Options = { file: string };

/** Reads the sprite, without comments and without whitespace between elements. */
function readSprite(file: string): string {
  try {
    return readFileSync(file, 'utf8')
      .replace(/<!--.*?-->/gs, '')
      .replace(/>\s+</g, '><')
      .trim();
  } catch (cause) {
    throw new Error(`${file}: the sprite cannot be read. Fix: correct "file" in the plugin's options.`, {
      cause,
    });
  }
}

/** Puts the symbols of the interface into each page: see README.md. */
export default function sprite({ siteDir }: LoadContext, { file }: Options): Plugin {
  const source = path.join(siteDir, file);
  return {
    name: 'sprite',
    getPathsToWatch: () => [source],
    injectHtmlTags: () => ({ preBodyTags: [readSprite(source)] }),
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
