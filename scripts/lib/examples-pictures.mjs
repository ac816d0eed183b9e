// @ts-check
import { createHash } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** @typedef {import('./examples-blocks.mjs').Block} Block */
/** @typedef {import('./examples-judge.mjs').Failure} Failure */

/** @typedef {{ failures: Failure[], written: string[] }} PictureVerdict `written`: the page's pictures that were made anew. */

const comparer = fileURLToPath(new URL('../examples/compare_picture.py', import.meta.url));

/**
 * How far squares of 8 by 8 pixels may be apart, of 255: all in the mean, and each. Lossy compression made at most 1.7 and 14
 * on all pages; another seed, colour or frame makes more.
 */
const TOLERANCE = { mean: 3, worst: 20 };

/**
 * Takes a block that has run and the path of the picture that it made, or null; compares it with the one on the page, or
 * replaces that one where it is wrong.
 * @param {Block} block
 * @param {string | null} made
 * @param {{ root: string, file: string, python: string, writes: boolean }} options
 * @returns {PictureVerdict}
 */
export function judgePicture({ picture }, made, { root, file, python, writes }) {
  if (!picture) return { failures: [], written: [] };
  const shown = path.join(root, pictureFile(file, picture));
  const name = path.basename(shown);
  const fault = made === null ? missingProduct(picture) : compare(python, made, shown, name, file);
  if (fault === null) return { failures: [], written: [] };
  if (made !== null && writes) {
    const left = compare(python, made, shown, name, file, ['--write']);
    if (left === null) return { failures: [], written: [pictureFile(file, picture)] };
  }
  return { failures: [{ line: picture.line, message: fault, tail: [] }], written: [] };
}

/**
 * Takes a picture of a page; gives the name without its ending, by which the block's own file is found.
 * @param {import('./examples-blocks.mjs').Picture} picture
 */
export function stemOf({ src }) {
  return path.posix.parse(src).name;
}

/**
 * Takes the folder in which a program ran; gives the file that has the name of the picture, or null.
 * @param {import('./examples-blocks.mjs').Picture} picture
 * @param {string} folder
 */
export function findProduct(picture, folder) {
  const name = readdirSync(folder).find((one) => path.parse(one).name === stemOf(picture));
  return name ? path.join(folder, name) : null;
}

/**
 * Takes a page's path and blocks; gives what changes with the content of its pictures.
 * @param {string} root
 * @param {string} file
 * @param {Block[]} blocks
 * @returns {string[]}
 */
export function digestPictures(root, file, blocks) {
  return blocks.flatMap(({ picture }) => {
    if (!picture) return [];
    const shown = path.join(root, pictureFile(file, picture));
    return existsSync(shown) ? createHash('sha256').update(readFileSync(shown)).digest('hex') : 'missing';
  });
}

/**
 * @param {string} file
 * @param {import('./examples-blocks.mjs').Picture} picture
 */
function pictureFile(file, { src }) {
  return path.posix.join(path.posix.dirname(file), src);
}

/** @param {import('./examples-blocks.mjs').Picture} picture */
function missingProduct(picture) {
  const stem = stemOf(picture);
  return `the block writes no picture ${stem}.png, and does not draw into exactly one window. Fix: let it write one, or take "output" from the picture`;
}

/**
 * @param {string} python
 * @param {string} made
 * @param {string} shown
 * @param {string} name
 * @param {string} file
 * @param {string[]} flags
 * @returns {string | null}
 */
function compare(python, made, shown, name, file, flags = []) {
  const { stdout, stderr } = spawnSync(python, [comparer, made, shown, ...flags], { encoding: 'utf8' });
  if (!stdout) return `${name} was not compared: ${stderr.trim().split('\n').at(-1)}`;
  const found = JSON.parse(stdout);
  const fix = `Fix: npm run check:examples -- --write-pictures ${file}`;
  if (!found.shown) return `${name} is not there. ${fix}`;
  if (found.mean === null) {
    return `${name} is ${found.shown.join(' x ')}, the block makes ${found.size.join(' x ')}. ${fix}`;
  }
  if (found.mean <= TOLERANCE.mean && found.worst <= TOLERANCE.worst) return null;
  return `${name} is not what the block makes: squares differ by ${found.mean.toFixed(1)} in the mean and ${found.worst} at most, of 255. ${fix}`;
}
