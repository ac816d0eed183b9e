import path from 'node:path';
import type { GalleryEntry } from '../../config/gallery';
import type { PageProgram } from './pages';

const problem = ({ file, name, blocks }: PageProgram): string =>
  `${file}:${blocks[0]?.line ?? 1}: the gallery lacks "${name}". Fix: list it in config/gallery.ts, and name it in src/components/Gallery.`;

/**
 * Reports programs that pages have and the gallery lacks.
 * @param live Live examples.
 * @param others Programs with a picture that are not live, each under the name of its picture.
 */
export function findMissing(
  gallery: readonly GalleryEntry[],
  live: readonly PageProgram[],
  others: readonly PageProgram[],
): string[] {
  const names = new Set(gallery.filter(({ page }) => page === undefined).map(({ name }) => name));
  const stills = new Set(gallery.map(({ page, picture }) => `${page} ${path.basename(picture)}`));
  return [
    ...live.filter(({ name }) => !names.has(name)),
    ...others.filter(({ file, name }) => !stills.has(`${file} ${name}`)),
  ].map(problem);
}
