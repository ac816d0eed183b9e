// @ts-check
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import pLimit from 'p-limit';
import sharp from 'sharp';

/**
 * At the same likeness to the picture, AVIF is a sixth to a quarter smaller than WebP, and every browser of `browserslist`
 * shows it. More effort saves two percent and takes twice the time.
 */
const recipe = { quality: 60, effort: 1 };

/** A variant has to be worth a file: this part of the picture's bytes at most. */
const worth = 0.9;

/**
 * @typedef {object} Variant
 * @property {number} width In pixels.
 * @property {Buffer} content AVIF.
 */

/**
 * @typedef {object} Variants
 * @property {string} hash Of the picture and of how its variants are made: for their names.
 * @property {Variant[]} variants Narrowest first.
 */

/** @typedef {{ running: Map<string, Promise<Variants>>, limit: import('p-limit').LimitFunction }} Shared */

const key = Symbol.for('taichi-docs/plugins/pictures');
const shelf = /** @type {Record<symbol, Shared | undefined>} */ (/** @type {unknown} */ (globalThis));

/** What is being made, and whose turn it is. Docusaurus and the bundler load this file each for itself, so both find it here. */
const { running, limit } = (shelf[key] ??= {
  running: new Map(),
  // Node reads files with the same four threads that make pictures: if all were busy, the bundler would wait seconds for a page.
  limit: pLimit(Math.min(3, availableParallelism())),
});

/** @param {Buffer} picture */
function nameVariants(picture) {
  const made = JSON.stringify([recipe, sharp.versions.sharp]);
  return createHash('sha256').update(made).update(picture).digest('hex').slice(0, 16);
}

/**
 * Gives the file if it is there, else makes and keeps it. Builds of other languages may write the same file at the same time.
 * @param {string} file
 * @param {() => Promise<Buffer>} make
 * @returns {Promise<Buffer>}
 */
async function readOrMake(file, make) {
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
 * @param {Buffer} picture
 * @param {readonly number[]} widths
 * @param {string} folder
 * @returns {Promise<Variants>}
 */
async function make(picture, widths, folder) {
  const hash = nameVariants(picture);
  const { autoOrient, format, pages = 1 } = await sharp(picture).metadata();
  const narrower = widths.filter((width) => width < autoOrient.width);
  // An AVIF cannot gain by being one once more, and a moving picture keeps its frames.
  const all = format === 'heif' ? narrower : [...narrower, autoOrient.width];
  /** @type {Variant[]} */
  const variants = [];
  const most = picture.length * worth;
  for (const width of pages > 1 ? [] : all) {
    const last = variants.at(-1);
    // Bytes grow with the width, and faster than it but for a few pictures: this one would be too heavy, so it is not made.
    if (last && last.content.length * (width / last.width) > most) break;
    const encode = () => sharp(picture, { autoOrient: true }).resize({ width }).avif(recipe).toBuffer();
    const content = await readOrMake(path.join(folder, `${hash}-${width}.avif`), () => limit(encode));
    if (content.length > most) break;
    variants.push({ width, content });
  }
  return { hash: hash.slice(0, 8), variants };
}

/**
 * Takes a picture, widths in pixels and the folder that keeps what was made; gives those of the variants that are worth a
 * file: narrower ones, and one as wide as the picture. The two bundles of a build ask for the same at the same time: it is made once. Rejects when the
 * picture cannot be read.
 * @param {Buffer} picture
 * @param {readonly number[]} widths
 * @param {string} folder
 * @returns {Promise<Variants>}
 */
export async function makeVariants(picture, widths, folder) {
  const name = [folder, nameVariants(picture), ...widths].join();
  const made = running.get(name) ?? make(picture, widths, folder);
  running.set(name, made);
  try {
    return await made;
  } finally {
    running.delete(name);
  }
}
