import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { PictureSources } from '../../shared/pictures/sources';
import { variantWidths } from '../../shared/pictures/variants';

const picture = /\.(avif|webp|png|jpe?g)$/;

/** A picture in the widths of one kind of place. */
type Picture = {
  /** Absolute path. */
  readonly file: string;
  /** In pixels. */
  readonly widths: readonly number[];
};

/** Lists the pictures of a site by path; one that is in the text and in a list occurs twice. */
export async function listPictures(siteDir: string, { folders, covers }: PictureSources): Promise<Picture[]> {
  const shownInList = new Set(covers.map((file) => path.join(siteDir, file.replace('@site', ''))));
  const lists = folders.map(async (folder) => {
    const files = await readdir(path.join(siteDir, folder), { recursive: true }).catch(() => []);
    return files.filter((file) => picture.test(file)).map((file) => path.join(siteDir, folder, file));
  });
  const files = (await Promise.all(lists)).flat().sort();
  return files.flatMap((file) => {
    const isCover = path.parse(file).name === 'cover';
    const places = { text: !isCover, cover: isCover || shownInList.has(file) };
    return (['text', 'cover'] as const)
      .filter((place) => places[place])
      .map((place) => ({ file, widths: variantWidths[place] }));
  });
}
