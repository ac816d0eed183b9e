import { createSampleFinder } from './createSampleFinder';
import type { BrokenLink } from './findBrokenLinks';
import { listWrittenLinks, type WrittenLink } from './listWrittenLinks';
import type { Page } from './readBuild';
import { toTargetKey, type SiteAddress } from './resolveLink';
import { resolveWritten } from './resolveWritten';

/** A place where a link is written. */
export interface Place extends WrittenLink {
  /** Path relative to the site's folder. */
  readonly file: string;
}

/** One line of the report: a broken link and its place, or null if no file contains it. */
export interface Finding {
  readonly link: BrokenLink;
  readonly place: Place | null;
  /** Pages that get the link from this place. */
  readonly pages: readonly Page[];
}

/** What is searched for the links. */
export interface Sources {
  readonly site: SiteAddress;
  readonly pages: ReadonlyMap<string, Page>;
  /** Texts, by path relative to the site's folder. */
  readonly texts: ReadonlyMap<string, string>;
}

/** Maps the source of each page to the page's path. */
export function toPathOfSource(pages: ReadonlyMap<string, Page>): Map<string, string> {
  const entries = [...pages].flatMap(([path, { source }]) =>
    source === null ? [] : [[source, path] as const],
  );
  return new Map(entries);
}

function indexPlaces(
  links: readonly BrokenLink[],
  { site, pages, texts }: Sources,
  pathOfSource: ReadonlyMap<string, string>,
): Map<string, Place[]> {
  const places = new Map(links.map((link) => [toTargetKey(link), [] as Place[]]));
  for (const [file, text] of texts) {
    const address = pages.get(pathOfSource.get(file) ?? '\0')?.address ?? null;
    const isSample = createSampleFinder(file, text);
    for (const found of listWrittenLinks(text)) {
      const targets = resolveWritten(found.written, { file, address }, site, pathOfSource);
      for (const key of new Set(targets.map(toTargetKey))) {
        const known = places.get(key);
        if (known && !(found.isCertain && isSample(found.line))) known.push({ ...found, file });
      }
    }
  }
  return places;
}

/**
 * Locates every place where a broken link is written. A link in a menu or the page frame is listed once, with all its
 * pages.
 */
export function locateLinks(links: readonly BrokenLink[], sources: Sources): Finding[] {
  const pathOfSource = toPathOfSource(sources.pages);
  const index = indexPlaces(links, sources, pathOfSource);
  return links.flatMap((link): Finding[] => {
    const places = index.get(toTargetKey(link)) ?? [];
    const pageOfSource = new Map(link.pages.map((page) => [page.source, page]));
    const own = places.filter(({ file }) => pageOfSource.has(file));
    const shared = places.filter(({ file }) => !pathOfSource.has(file));
    const certainOwn = own.filter(({ isCertain }) => isCertain);
    const explained = new Set(certainOwn.map(({ file }) => file));
    const others = link.pages.filter(({ source }) => source === null || !explained.has(source));
    const certainShared = others.length > 0 ? shared.filter(({ isCertain }) => isCertain) : [];
    const findings = [
      ...certainOwn.map((place) => ({
        link,
        place,
        pages: [pageOfSource.get(place.file)].filter((page) => !!page),
      })),
      ...certainShared.map((place) => ({ link, place, pages: others })),
    ];
    // Lists of posts repeat the links of their posts, so the remaining pages need no place of their own.
    return findings.length > 0 ? findings : [{ link, place: own[0] ?? shared[0] ?? null, pages: link.pages }];
  });
}
