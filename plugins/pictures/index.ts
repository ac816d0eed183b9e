import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { variantsLoader } from '../../src/lib/pictures/variants';

const loader = path.join(__dirname, 'variantsLoader.mjs');
const files = [loader, path.join(__dirname, 'makeVariants.mjs')];

/** Gives the bundler the loader that makes smaller variants of pictures: see README.md. */
export default function pictures(): Plugin<void> {
  return {
    name: 'pictures',
    configureWebpack(config) {
      const { cache } = (config.experiments ?? {}) as { cache?: object };
      return {
        resolveLoader: { alias: { [variantsLoader]: loader } },
        // What the bundler keeps from the last build was made by these.
        ...(cache && { experiments: { cache: { buildDependencies: files } } }),
      };
    },
  };
}
