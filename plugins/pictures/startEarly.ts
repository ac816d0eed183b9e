import { readFile } from 'node:fs/promises';
import type { PictureSources } from '../../shared/pictures/sources';
import { listPictures } from './listPictures';
import { makeVariants } from './makeVariants.mjs';
import { foldersOf } from './store.mjs';

/**
 * Makes the variants that the bundler will request later and the repository lacks, while the build leaves a core idle. Errors are left to the
 * bundler, which reports them.
 */
export async function startEarly(siteDir: string, sources: PictureSources): Promise<void> {
  const pictures = await listPictures(siteDir, sources);
  const made = pictures.map(async ({ file, widths }) =>
    makeVariants(await readFile(file), widths, foldersOf(siteDir)),
  );
  await Promise.allSettled(made);
}
