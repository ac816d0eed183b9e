import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { variantWidths } from '../../shared/pictures/variants';
import { makeVariants } from './makeVariants.mjs';

const picture = /\.(avif|webp|png|jpe?g)$/;

/** Full paths of the pictures in these folders, sorted. A folder that is not there has none. */
async function listPictures(siteDir: string, folders: readonly string[]): Promise<string[]> {
  const lists = folders.map(async (folder) => {
    const files = await readdir(path.join(siteDir, folder), { recursive: true }).catch(() => []);
    return files.filter((file) => picture.test(file)).map((file) => path.join(siteDir, folder, file));
  });
  return (await Promise.all(lists)).flat().sort();
}

/**
 * Takes the site's folder, those with pictures and the one that keeps what was made; makes the variants that the bundler will ask for
 * later, while the build has one core to spare. What cannot be made is left to the bundler, which says what is wrong.
 */
export async function startEarly(siteDir: string, folders: readonly string[], cache: string): Promise<void> {
  const files = await listPictures(siteDir, folders);
  const made = files.map(async (file) => {
    const widths = variantWidths[path.parse(file).name === 'cover' ? 'cover' : 'text'];
    await makeVariants(await readFile(file), widths, cache);
  });
  await Promise.allSettled(made);
}
