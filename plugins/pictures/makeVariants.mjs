// @ts-check
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import pLimit from 'p-limit';
import sharp from 'sharp';

/**
 * At equal visual quality, AVIF is 16 to 25 % smaller than WebP, and every browser of `browserslist` supports it. A
 * higher effort saves 2 % and doubles the time.
 */
const recipe = { quality: 60, effort: 1 };

/** A variant is kept only if it has at most this fraction of the picture's bytes. */
const worth = 0.9;

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
  const made = JSON.stringify([recipe, sharp.versions.sharp]);
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
 * Makes the variants of a picture that are worth a file: narrower ones, and one of its full width. Rejects when the picture cannot be
 * read.
 *
 * @param {Buffer} picture
 * @param {readonly number[]} widths In pixels.
 * @param {string} folder Cache of finished variants.
 * @returns {Promise<Variants>}
 */
export async function makeVariants(picture, widths, folder) {
  const hash = nameVariants(picture);
  const { autoOrient, format, pages = 1 } = await sharp(picture).metadata();
  const narrower = widths.filter((width) => width < autoOrient.width);
  // Encoding an AVIF again gains nothing, and an animation keeps its frames.
  const all = format === 'heif' ? narrower : [...narrower, autoOrient.width];
  /** @type {Variant[]} */
  const variants = [];
  const most = picture.length * worth;
  for (const width of pages > 1 ? [] : all) {
    const last = variants.at(-1);
    // Size grows faster than width for all but a few pictures: this variant would be too heavy, so it is skipped.
    if (last && last.content.length * (width / last.width) > most) break;
    const encode = () => sharp(picture, { autoOrient: true }).resize({ width }).avif(recipe).toBuffer();
    const content = await readOrMake(path.join(folder, `${hash}-${width}.avif`), () => limit(encode));
    if (content.length > most) break;
    variants.push({ width, content });
  }
  return { hash: hash.slice(0, 8), variants };
}
