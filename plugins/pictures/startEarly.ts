import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { variantWidths } from '../../shared/pictures/variants';
import { makeVariants } from './makeVariants.mjs';
import { foldersOf } from './store.mjs';

const picture = /\.(avif|webp|png|jpe?g)$/;

type Picture = {
  /** Absolute path. */
  readonly file: string;
  /** Widths that pages show it in, in pixels. */
  readonly widths: readonly number[];
};

/**
 * Lists the pictures in these folders, by path. Missing folders are skipped.
 *
 * @param folders Folders with pictures, relative to `siteDir`.
 */
export async function listPictures(siteDir: string, folders: readonly string[]): Promise<Picture[]> {
  const lists = folders.map(async (folder) => {
    const files = await readdir(path.join(siteDir, folder), { recursive: true }).catch(() => []);
    return files.filter((file) => picture.test(file)).map((file) => path.join(siteDir, folder, file));
  });
  const files = (await Promise.all(lists)).flat().sort();
  return files.map((file) => ({
    file,
    widths: variantWidths[path.parse(file).name === 'cover' ? 'cover' : 'text'],
  }));
}

/**
 * Makes the variants that the bundler will request later and the repository lacks, while the build leaves a core idle. Errors are left to the
 * bundler, which reports them.
 *
 * @param folders Folders with pictures, relative to `siteDir`.
 */
export async function startEarly(siteDir: string, folders: readonly string[]): Promise<void> {
  const pictures = await listPictures(siteDir, folders);
  const made = pictures.map(async ({ file, widths }) =>
    makeVariants(await readFile(file), widths, foldersOf(siteDir)),
  );
  await Promise.allSettled(made);
}
