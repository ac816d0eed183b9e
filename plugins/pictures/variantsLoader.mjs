// @ts-check
import path from 'node:path';
import { makeVariants } from './makeVariants.mjs';
import { foldersOf } from './store.mjs';

/** Docusaurus refuses an empty string as a module of a route; `shared/pictures/variants.ts` handles this value. */
const nothing = 'export default "none";';

/** Makes the bundler pass bytes instead of text. */
export const raw = true;

/**
 * Bundler loader, `picture-variants?480,800!./a.webp`: emits smaller variants next to the picture and exports them in
 * the format of `srcset`, or "none". The development server skips it.
 *
 * @this {import('webpack').LoaderContext<object>}
 * @param {Buffer} picture
 * @returns {Promise<string>}
 */
// eslint-disable-next-line no-restricted-exports -- The bundler takes the default export of a loader.
export default async function variantsLoader(picture) {
  if (this.mode !== 'production') return nothing;
  const widths = String(this.query).slice(1).split(',').map(Number);
  const made = await makeVariants(picture, widths, foldersOf(this.rootContext)).catch((cause) => {
    const file = path.relative(this.rootContext, this.resourcePath);
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `${file}: this picture cannot be read: ${reason}. Fix: export it again as WebP, or remove it.`,
      { cause },
    );
  });
  const { name } = path.parse(this.resourcePath);
  const candidates = made.variants.map(({ width, content }) => {
    const file = `assets/images/${name}-${width}.${made.hash}.avif`;
    // The server bundle only needs the file names.
    if (this._compiler?.name === 'client') this.emitFile(file, content);
    return `__webpack_public_path__ + ${JSON.stringify(`${file} ${width}w`)}`;
  });
  return candidates.length > 0 ? `export default ${candidates.join(' + ", " + ')};` : nothing;
}
