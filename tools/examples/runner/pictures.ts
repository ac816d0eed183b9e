import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import type { Block, Picture } from '../pages/blocks';
import type { Failure } from './judge';

export type PictureVerdict = {
  failures: Failure[];
  /** Pictures of the page that were replaced. */
  written: string[];
};

type CompareOptions = { root: string; page: string; python: string };

const comparer = fileURLToPath(new URL('../python/compare_picture.py', import.meta.url));
const SECONDS = 60;

/**
 * How far the means of squares of so many pixels a side may be apart, of 255: on average, and each. Lossy compression made at most 1.7 and 14
 * on all pages; another seed, color or frame makes more.
 */
const TOLERANCE = { square: 8, mean: 3, worst: 20 };

/**
 * The same for what `chaotic` blocks draw. Rounding moves single birds, grains and folds, and leaves the whole where it is: on one thread of an
 * Intel Xeon on 2026-11-28, flock.md, grains.md and cloth_simulation.md came out 0.8, 0.4 and 1.3 apart on average, 19 at most (with squares of
 * 8: 7.1, 2.3 and 5.0, 171 at most). Frame 240 instead of 300 of the flock made 15.6 and 55, frame 60 instead of 85 of the grains 17.5 and 117.
 */
const CHAOTIC_TOLERANCE = { square: 64, mean: 3, worst: 30 };

const size = z.array(z.number());

/** What `compare_picture.py` prints. */
const comparison = z.object({
  size,
  shown: size.nullable(),
  mean: z.number().nullable(),
  worst: z.number().nullable(),
});

/**
 * Compares the picture that a block made with the one on the page, or replaces the latter if it differs.
 * @param made Path of the picture, or null if the block made none.
 */
export function judgePicture(
  { picture, fence }: Block,
  made: string | null,
  { writes, ...options }: CompareOptions & { writes: boolean },
): PictureVerdict {
  if (!picture) return { failures: [], written: [] };
  const tolerance = fence.chaotic ? CHAOTIC_TOLERANCE : TOLERANCE;
  const fault = made === null ? missingProduct(picture) : compare(made, picture, { ...options, tolerance });
  if (fault === null) return { failures: [], written: [] };
  if (
    made !== null &&
    writes &&
    compare(made, picture, { ...options, tolerance, flags: ['--write'] }) === null
  ) {
    return { failures: [], written: [picture.file] };
  }
  return { failures: [{ line: picture.line, message: fault, tail: [] }], written: [] };
}

/** Returns the name of a picture without its extension, by which the file that the block writes is found. */
export function stemOf({ file }: Picture): string {
  return path.posix.parse(file).name;
}

/** Finds the file with the name of a picture in the folder in which a program ran. */
export function findProduct(picture: Picture, folder: string): string | null {
  const name = readdirSync(folder).find((one) => path.parse(one).name === stemOf(picture));
  return name ? path.join(folder, name) : null;
}

function missingProduct(picture: Picture) {
  const stem = stemOf(picture);
  return `the block writes no picture ${stem}.png, and does not draw into exactly one window. Fix: let it write one, or remove "output" from the picture`;
}

/** Returns the difference between two pictures in words, or null. */
function compare(
  made: string,
  picture: Picture,
  {
    root,
    page,
    python,
    tolerance,
    flags = [],
  }: CompareOptions & { tolerance: typeof TOLERANCE; flags?: string[] },
): string | null {
  const shown = path.join(root, picture.file);
  const name = path.basename(shown);
  const args = [comparer, made, shown, String(tolerance.square), ...flags];
  const { stdout, stderr } = spawnSync(python, args, { encoding: 'utf8', timeout: SECONDS * 1000 });
  if (!stdout) return `${name} was not compared: ${stderr.trim().split('\n').at(-1)}`;
  const found = comparison.parse(JSON.parse(stdout));
  const fix = `Fix: npm run check:examples -- --write-pictures ${page}`;
  if (!found.shown) return `${name} is missing. ${fix}`;
  if (found.mean === null || found.worst === null) {
    return `${name} is ${found.shown.join(' x ')}, the block makes ${found.size.join(' x ')}. ${fix}`;
  }
  if (found.mean <= tolerance.mean && found.worst <= tolerance.worst) return null;
  return `${name} is not what the block makes: squares differ by ${found.mean.toFixed(1)} on average and by at most ${found.worst} of 255 (squares of ${tolerance.square} pixels). ${fix}`;
}
