import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { variantWidths } from '../../shared/pictures/variants';
import { makeVariants } from './makeVariants.mjs';

const picture = /\.(avif|webp|png|jpe?g)$/;

/** Lists the absolute paths of the pictures in these folders, sorted. Missing folders are skipped. */
async function listPictures(siteDir: string, folders: readonly string[]): Promise<string[]> {
  const lists = folders.map(async (folder) => {
    const files = await readdir(path.join(siteDir, folder), { recursive: true }).catch(() => []);
    return files.filter((file) => picture.test(file)).map((file) => path.join(siteDir, folder, file));
  });
  return (await Promise.all(lists)).flat().sort();
}

/**
 * Makes the variants that the bundler will request later, while the build leaves a core idle. Errors are left to the
 * bundler, which reports them.
 *
 * @param folders Folders with pictures, relative to `siteDir`.
 * @param cache Folder for finished variants.
 */
export async function startEarly(siteDir: string, folders: readonly string[], cache: string): Promise<void> {
  const files = await listPictures(siteDir, folders);
  const made = files.map(async (file) => {
    const widths = variantWidths[path.parse(file).name === 'cover' ? 'cover' : 'text'];
    await makeVariants(await readFile(file), widths, cache);
  });
  await Promise.allSettled(made);
}
