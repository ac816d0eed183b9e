import { toPagePath, type Build, type Page } from './readBuild';
import { resolveLink, toTargetKey, type SiteAddress, type Target } from './resolveLink';

/** A missing target, with every page that links to it. */
export interface BrokenLink extends Target {
  /** What is missing: the page, only the place on it, or a symbol of the page that draws it, without a path. */
  readonly missing: 'page' | 'fragment' | 'symbol';
  readonly pages: readonly Page[];
}

/** Browsers scroll to the top for this fragment, without an element of that id. */
const alwaysThere = /^top$/i;

function findMissing(
  { path, fragment }: Target,
  { files, pages, pictures }: Build,
): BrokenLink['missing'] | null {
  const page = pages.get(toPagePath(path));
  if (!page && !files.has(path)) return 'page';
  const ids = page?.ids ?? pictures.get(path);
  return fragment === null || !ids || ids.has(fragment) || alwaysThere.test(fragment) ? null : 'fragment';
}

/** Finds each missing target once, in the order of the pages. */
export function findBrokenLinks(build: Build, site: SiteAddress): BrokenLink[] {
  const broken = new Map<string, BrokenLink & { pages: Page[] }>();
  const add = (key: string, link: Omit<BrokenLink, 'pages'>, page: Page): void => {
    const known = broken.get(key);
    if (known) known.pages.push(page);
    else broken.set(key, { ...link, pages: [page] });
  };
  for (const page of build.pages.values()) {
    for (const id of page.missingSymbols)
      add(`symbol ${id}`, { path: '', fragment: id, missing: 'symbol' }, page);
    const seen = new Set<string>();
    for (const link of page.links) {
      const target = resolveLink(link, page.address, site);
      const missing = target && findMissing(target, build);
      if (!missing || seen.has(toTargetKey(target))) continue;
      const key = toTargetKey(target);
      seen.add(key);
      add(key, { ...target, missing }, page);
    }
  }
  return [...broken.values()];
}
