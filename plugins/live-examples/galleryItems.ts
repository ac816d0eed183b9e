import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { GalleryEntry } from '../../config/gallery';
import { hashProgram, planAddress, programAddress, readLiveIndex } from '../../shared/build/livePlans';
import { findPicturedPrograms, sourceOf, type LiveProgram } from '../../shared/live/livePrograms';
import type { ContentList } from '../../shared/translations/contentList';
import { countLines, readSources } from './readSources';
import type { GalleryItem } from './types';

type List = Pick<ContentList, 'kind' | 'name' | 'folder'>;

/** A program of the gallery: what the page lists, and its source, which is published as a file. */
export type GalleryProgram = { readonly item: GalleryItem; readonly source: string };

const readPage = (siteDir: string, page: string): string => {
  const file = path.join(siteDir, page);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

/** Returns a function that finds the program of a page that makes a picture. */
function createStillFinder(siteDir: string): (page: string, picture: string) => string | undefined {
  const known = new Map<string, readonly LiveProgram[]>();
  return (page, picture) => {
    const programs = known.get(page) ?? findPicturedPrograms(readPage(siteDir, page));
    known.set(page, programs);
    const found = programs.find(({ name }) => name === path.basename(picture));
    return found && sourceOf(found);
  };
}

/**
 * Reads the programs of the gallery from the pages that have them.
 * @param lists All content, newest version of the documentation first.
 * @throws When an entry has no program or no picture.
 */
export function readGallery(
  siteDir: string,
  gallery: readonly GalleryEntry[],
  lists: readonly List[],
): GalleryProgram[] {
  if (gallery.length === 0) return [];
  const index = readLiveIndex(siteDir);
  const sourceOfStill = createStillFinder(siteDir);
  const known = lists.map((list) => ({ ...list, live: readSources(siteDir, [list.folder]) }));
  const docs = known.filter(({ kind }) => kind === 'docs');
  const hasStill = (page: string, picture: string): boolean =>
    readPage(siteDir, page).includes(`/${path.basename(picture)} "output")`);
  return gallery.map(({ name, kind, to, picture, page }) => {
    const live = page === undefined ? index[name] : undefined;
    const source =
      page === undefined
        ? known.find(({ live: programs }) => programs.has(name))?.live.get(name)
        : sourceOfStill(page, picture);
    const problem =
      page === undefined && live === undefined
        ? `"${name}" is no live example`
        : existsSync(picture.replace('@site', siteDir))
          ? source === undefined && `${page ?? 'no page'} has no program that makes ${path.basename(picture)}`
          : `${picture.replace('@site/', '')} does not exist`;
    if (problem || source === undefined)
      throw new Error(`config/gallery.ts:1: ${problem || name}. Fix: correct or remove the entry.`);
    const versions = docs.filter(({ folder, live: programs }) =>
      page === undefined
        ? programs.has(name)
        : page.startsWith('docs/') && hasStill(page.replace('docs', folder), picture),
    );
    const item = {
      ...{ name, kind, to },
      lines: countLines(source),
      file: programAddress(name, live?.program ?? hashProgram(source, null)),
      versions: versions.map((version) => version.name),
      ...(live && { plan: planAddress(name, live.plan) }),
    };
    return { item, source };
  });
}
