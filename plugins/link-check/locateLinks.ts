import { englishFile } from '../../shared/translations/assembledFile';
import type { BrokenLink } from './findBrokenLinks';
import { listWrittenLinks, type WrittenLink } from './listWrittenLinks';
import type { Page } from './readBuild';
import { toTargetKey, type SiteAddress } from './resolveLink';
import { resolveWritten } from './resolveWritten';

/** Where somebody wrote a link. */
export interface Place extends WrittenLink {
  /** Path from the site's folder. */
  readonly file: string;
}

/** One line of the report: a broken link and its place, or null if no file has it. */
export interface Finding {
  readonly link: BrokenLink;
  readonly place: Place | null;
  /** Pages that have the link from there. */
  readonly pages: readonly Page[];
}

/** What the search goes through. */
export interface Sources {
  readonly site: SiteAddress;
  readonly pages: ReadonlyMap<string, Page>;
  /** Text by path from the site's folder. */
  readonly texts: ReadonlyMap<string, string>;
}

/** Indexes the paths of pages by their sources, and those of translated pages by their English sources too. */
export function toPathOfSource(pages: ReadonlyMap<string, Page>): Map<string, string> {
  const entries = [...pages].flatMap(([path, { source }]) =>
    source === null ? [] : [[source, path] as const, [englishFile(source), path] as const],
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
    for (const found of listWrittenLinks(text)) {
      const targets = resolveWritten(found.written, { file, address }, site, pathOfSource);
      for (const key of new Set(targets.map(toTargetKey))) {
        places.get(key)?.push({ ...found, file });
      }
    }
  }
  return places;
}

/** Takes broken links; returns each place where one is written. A link of menus and frames comes once, with all its pages. */
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
    // Lists of posts repeat the links of their posts, so the rest of the pages needs no place of its own.
    return findings.length > 0 ? findings : [{ link, place: own[0] ?? shared[0] ?? null, pages: link.pages }];
  });
}
