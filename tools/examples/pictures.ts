import { createHash } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Block, Picture } from './blocks';
import type { Failure } from './judge';

/** `written`: the page's pictures that were made anew. */
export type PictureVerdict = { failures: Failure[]; written: string[] };

const comparer = fileURLToPath(new URL('./python/compare_picture.py', import.meta.url));

/**
 * How far squares of 8 by 8 pixels may be apart, of 255: all in the mean, and each. Lossy compression made at most 1.7 and 14
 * on all pages; another seed, colour or frame makes more.
 */
const TOLERANCE = { mean: 3, worst: 20 };

/**
 * Takes a block that has run and the path of the picture that it made, or null; compares it with the one on the page, or
 * replaces that one where it is wrong.
 */
export function judgePicture(
  { picture }: Block,
  made: string | null,
  { root, file, python, writes }: { root: string; file: string; python: string; writes: boolean },
): PictureVerdict {
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
 */
export function stemOf({ src }: Picture) {
  return path.posix.parse(src).name;
}

/**
 * Takes the folder in which a program ran; gives the file that has the name of the picture, or null.
 */
export function findProduct(picture: Picture, folder: string) {
  const name = readdirSync(folder).find((one) => path.parse(one).name === stemOf(picture));
  return name ? path.join(folder, name) : null;
}

/**
 * Takes a page's path and blocks; gives what changes with the content of its pictures.
 */
export function digestPictures(root: string, file: string, blocks: Block[]): string[] {
  return blocks.flatMap(({ picture }) => {
    if (!picture) return [];
    const shown = path.join(root, pictureFile(file, picture));
    return existsSync(shown) ? createHash('sha256').update(readFileSync(shown)).digest('hex') : 'missing';
  });
}

function pictureFile(file: string, { src }: Picture) {
  return path.posix.join(path.posix.dirname(file), src);
}

function missingProduct(picture: Picture) {
  const stem = stemOf(picture);
  return `the block writes no picture ${stem}.png, and does not draw into exactly one window. Fix: let it write one, or take "output" from the picture`;
}

function compare(
  python: string,
  made: string,
  shown: string,
  name: string,
  file: string,
  flags: string[] = [],
): string | null {
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
