// @ts-check
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { readStoredSizes } from './store.mjs';

/**
 * At equal visual quality, AVIF is 16 to 25 % smaller than WebP, and every browser of `browserslist` supports it. A
 * higher effort saves 2 % and doubles the time.
 */
const recipe = { quality: 60, effort: 1 };

/** A variant is kept only if it has at most this fraction of the picture's bytes. */
const worth = 0.9;

/**
 * Version of the encoder, part of the names of files: change it when files that are made now shall replace those of `data/pictures`. An update of
 * sharp alone leaves the stored ones, and what readers have of them, valid.
 */
const encoder = '0.35.5';

/**
 * @typedef {object} Variant
 * @property {number} width In pixels.
 * @property {Buffer} content AVIF.
 */

/**
 * @typedef {object} Variants
 * @property {string} hash Of the picture and of the encoding settings, for file names.
 * @property {Variant[]} variants Narrowest first.
 */

/**
 * @typedef {object} Folders Absolute paths.
 * @property {string} stored Variants that are part of the repository: `store.mjs`.
 * @property {string} cache Those made here.
 */

/** @typedef {{ running: Map<string, Promise<Buffer>>, limit: import('p-limit').LimitFunction }} Shared */

const key = Symbol.for('taichi-docs/plugins/pictures');
const shelf = /** @type {Record<symbol, Shared | undefined>} */ (/** @type {unknown} */ (globalThis));

/**
 * Running encodings by the file that they write, and the queue. Docusaurus and the bundler each load their own copy of this module, so the state is
 * global.
 */
const { running, limit } = (shelf[key] ??= {
  running: new Map(),
  // Node reads files on the same four threads that encode pictures: with all of them busy, the bundler would wait
  // seconds for a page.
  limit: pLimit(Math.min(3, availableParallelism())),
});

/** @param {Buffer} picture */
function nameVariants(picture) {
  const made = JSON.stringify([recipe, encoder]);
  return createHash('sha256').update(made).update(picture).digest('hex').slice(0, 16);
}

/**
 * Reads the file if it exists, otherwise makes and stores it. Builds in other processes may write it at the same time.
 *
 * @param {string} file
 * @param {() => Promise<Buffer>} make
 * @returns {Promise<Buffer>}
 */
async function readOrStore(file, make) {
  try {
    return await readFile(file);
  } catch {
    const content = await make();
    await mkdir(path.dirname(file), { recursive: true });
    const unfinished = `${file}.${process.pid}`;
    await writeFile(unfinished, content);
    await rename(unfinished, file);
    return content;
  }
}

/**
 * The same as `readOrStore`, once for all that request the file at the same time: the two bundles of a build, and pages that show a
 * picture in different sizes, which have the full width in common.
 *
 * @type {typeof readOrStore}
 */
async function readOrMake(file, make) {
  const made = running.get(file) ?? readOrStore(file, make);
  running.set(file, made);
  try {
    return await made;
  } finally {
    running.delete(file);
  }
}

/**
 * Chooses the variants of a picture that are worth a file: narrower ones, and one of its full width. Rejects when the picture cannot be
 * read.
 *
 * @param {Buffer} picture
 * @param {readonly number[]} widths In pixels.
 * @param {(name: string, width: number) => Promise<number>} measure Returns the bytes of a variant, by its name and width.
 * @returns {Promise<{ hash: string, chosen: { name: string, width: number }[] }>}
 */
export async function chooseVariants(picture, widths, measure) {
  const hash = nameVariants(picture);
  const { autoOrient, format, pages = 1 } = await sharp(picture).metadata();
  const narrower = widths.filter((width) => width < autoOrient.width);
  // Encoding an AVIF again gains nothing, and an animation keeps its frames.
  const all = format === 'heif' ? narrower : [...narrower, autoOrient.width];
  /** @type {{ name: string, width: number, size: number }[]} */
  const chosen = [];
  const most = picture.length * worth;
  for (const width of pages > 1 ? [] : all) {
    const last = chosen.at(-1);
    // Size grows faster than width for all but a few pictures: this variant would be too heavy, so it is skipped.
    if (last && last.size * (width / last.width) > most) break;
    const name = `${hash}-${width}.avif`;
    const size = await measure(name, width);
    if (size > most) break;
    chosen.push({ name, width, size });
  }
  return { hash: hash.slice(0, 8), chosen };
}

/**
 * Reads the variants of a picture from the repository, and makes those that it lacks. Rejects when the picture cannot be read.
 *
 * @param {Buffer} picture
 * @param {readonly number[]} widths In pixels.
 * @param {Folders} folders
 * @returns {Promise<Variants>}
 */
export async function makeVariants(picture, widths, { stored, cache }) {
  const sizes = readStoredSizes(stored);
  /** @type {Map<string, Buffer>} */
  const made = new Map();
  const { hash, chosen } = await chooseVariants(picture, widths, async (name, width) => {
    if (name in sizes) return sizes[name] ?? 0;
    const encode = () => sharp(picture, { autoOrient: true }).resize({ width }).avif(recipe).toBuffer();
    const content = await readOrMake(path.join(cache, name), () => limit(encode));
    made.set(name, content);
    return content.length;
  });
  const variants = chosen.map(async ({ name, width }) => ({
    width,
    content: made.get(name) ?? (await readFile(path.join(stored, name))),
  }));
  return { hash, variants: await Promise.all(variants) };
}
