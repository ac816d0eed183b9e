import { emptyUnit, readUnits, type PageUnit } from './readUnits';
import { placePage, type Place } from './placePage';
import type { Options } from './options';

type Input = {
  /** Paths of the pages of one locale, with the base URL. */
  paths: readonly string[];
  baseUrl: string;
  versions: Options['versions'];
  /** Whether a page is excluded from the index, by its path without base URL. */
  isExcluded: (path: string) => boolean;
  /** Whether an id is an API entry in a version; for a page without versions, in any version. */
  isEntry: (id: string, place: Place) => boolean;
  /** Whether a page is found by its title only, by its path without base URL and version. */
  isTitleOnly: (path: string) => boolean;
  /** Returns the finished HTML of a path; throws when it does not exist. */
  readHtml: (path: string) => string;
};

/** A unit of the index: its page without the version, and the versions with the same text (bit n: version n). */
export type CollectedUnit = PageUnit & { versions: number };

export type CollectedPage = {
  place: Pick<Place, 'section' | 'path'>;
  title: string;
  tags: string[];
  units: CollectedUnit[];
};

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Collects the pages of one locale, sorted by path; units that are identical in several versions are merged. */
export function collectPages(input: Input): { pages: CollectedPage[]; withoutTitle: string[] } {
  const { paths, baseUrl, versions, isExcluded, isEntry, isTitleOnly, readHtml } = input;
  const pages = new Map<string, CollectedPage & { units: CollectedUnit[] }>();
  const units = new Map<string, CollectedUnit>();
  const withoutTitle: string[] = [];
  for (const url of [...new Set(paths)].sort(compareText)) {
    const path = `/${url.slice(baseUrl.length)}`;
    if (isExcluded(path)) continue;
    const place = placePage(path, versions);
    const page = readUnits(readHtml(url), (id) => isEntry(id, place));
    if (!page) {
      withoutTitle.push(url);
      continue;
    }
    const pageKey = JSON.stringify([place.path, page.title]);
    const known = pages.get(pageKey);
    const entry = known ?? { place, title: page.title, tags: page.tags, units: [] };
    pages.set(pageKey, entry);
    for (const unit of isTitleOnly(`/${place.path}`) ? [emptyUnit] : page.units) {
      const unitKey = JSON.stringify([pageKey, unit]);
      const same = units.get(unitKey);
      if (same) same.versions |= place.versions;
      else {
        const added = { ...unit, versions: place.versions };
        units.set(unitKey, added);
        entry.units.push(added);
      }
    }
  }
  const sorted = [...pages.values()].sort(
    (a, b) => compareText(a.place.path, b.place.path) || compareText(a.title, b.title),
  );
  return { pages: sorted, withoutTitle };
}
