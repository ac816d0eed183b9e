import type { OfflinePlan } from '../../shared/offline/plan';
import type { SiteFile } from './createFileReader';
/** What a set is collected from. */
export type Sources = {
  readonly plan: OfflinePlan['sets'][number];
  /** Files that a text names: `findReferences`. */
  readonly findIn: (address: string, text: string) => Iterable<string>;
  readonly read: (address: string) => SiteFile | null;
  /** Addresses of all scripts of the locale, and of the files of its search. */
  readonly scripts: readonly string[];
  readonly search: readonly string[];
  /** Addresses of the files that pages of the locale name, those outside the set included. */
  readonly named: ReadonlySet<string>;
};

/**
 * Collects the addresses of all files that the pages of a set need: what they name, what their scripts and style sheets name, the search of the
 * locale, and the scripts that no page names, because the app loads them when a reader asks for something.
 *
 * @returns Pages apart from their files.
 * @throws When a page or a file that a page names does not exist.
 */
export function collectSet({ plan, findIn, read, scripts, search, named }: Sources): {
  readonly pages: readonly string[];
  readonly files: readonly string[];
} {
  const open = (address: string, from: string): SiteFile => {
    const file = read(address);
    if (!file) {
      throw new Error(
        `offline: ${from} names ${address}, which the build has not written. Fix: correct the address.`,
      );
    }
    return file;
  };
  const files = new Set<string>();
  const follow = (text: string, from: string): void => {
    for (const address of findIn(from, text)) {
      // A script also holds names that are only the beginning of an address.
      if (files.has(address) || (from.endsWith('.js') && !read(address))) continue;
      files.add(address);
      follow(open(address, from).text, address);
    }
  };
  for (const page of plan.pages) follow(open(page, 'a route').text, page);
  for (const script of scripts) {
    if (named.has(script) || files.has(script)) continue;
    files.add(script);
    follow(open(script, 'the build').text, script);
  }
  for (const file of search) files.add(file);
  return { pages: plan.pages, files: [...files] };
}
