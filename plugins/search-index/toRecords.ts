import type { SearchCore } from '../../shared/search-format/searchCore';
import { sections, versionedSections, type Section } from '../../shared/search-format/sections';

/** A public name of the API that a record describes, without `taichi.`. */
export type RecordSymbol = { readonly name: string; readonly otherNames?: readonly string[] };

/** A piece of a page that the search finds. */
export type SearchRecord = {
  readonly url: string;
  readonly section: Section;
  /** Labels of the versions whose page has this text; absent where pages have no versions. */
  readonly versions?: readonly string[];
  readonly title: string;
  /** Absent for the start of a page. */
  readonly heading?: string;
  /** Depth of the heading: 2, 3, …; 1 for the start of a page. */
  readonly level: number;
  /** First sentence; absent for small pieces. */
  readonly summary?: string;
  readonly tags?: string;
  readonly symbols?: readonly RecordSymbol[];
};

/** Records of the search for other programs; contributing/machine-readable.md documents them. */
export type SearchRecords = {
  readonly schemaVersion: 1;
  readonly locale: string;
  readonly records: readonly SearchRecord[];
  /** Names that some versions lack, with the address that describes what replaces them. */
  readonly removed: readonly {
    readonly name: string;
    readonly url: string;
    readonly versions: readonly string[];
  }[];
};

type VersionRow = SearchCore['versions'][number];

/**
 * Converts the core of an index, whose rows are arrays and may change, to records with names, which do not.
 *
 * @param summaries First sentence of each unit, empty for small ones.
 */
export function toRecords(core: SearchCore, summaries: readonly string[], siteUrl: string): SearchRecords {
  const { locale, baseUrl, versions, pages, units } = core;
  const isIn = (bits: number) => (_: VersionRow, index: number) => (bits & (1 << index)) !== 0;
  const labels = (bits: number): string[] => versions.filter(isIn(bits)).map(([label]) => label);
  const place = (unit: number) => {
    const [page, id, heading, level, bits] = units[unit] ?? [];
    const summary = summaries[unit];
    const [section, path, title, tags] = pages[page ?? -1] ?? [];
    const name = sections[section ?? -1];
    if (bits === undefined || name === undefined) throw new Error(`search-index: no page of unit ${unit}`);
    const isVersioned = versionedSections.includes(name);
    const own = versions.filter(isIn(bits));
    // The current version if it has the text, else the newest one that has.
    const [, version = ''] = own.find(([, folder]) => folder === '') ?? own[0] ?? [];
    const placed =
      isVersioned && version !== '' ? `${name}/${version}${path?.slice(name.length)}` : (path ?? '');
    const url = new URL(`${baseUrl}${placed}${id ? `#${id}` : ''}`, siteUrl).href;
    return { url, section: name, isVersioned, bits, title: title ?? '', heading, level, summary, tags };
  };
  const symbolsOf = new Map<number, RecordSymbol[]>();
  for (const [unit, name, others] of core.symbols) {
    const symbol = { name, ...(others.length > 0 && { otherNames: others }) };
    symbolsOf.set(unit, [...(symbolsOf.get(unit) ?? []), symbol]);
  }
  return {
    schemaVersion: 1,
    locale,
    records: units.map((_, unit): SearchRecord => {
      const { url, section, isVersioned, bits, title, heading, level, summary, tags } = place(unit);
      const symbols = symbolsOf.get(unit);
      return {
        ...{ url, section },
        ...(isVersioned && { versions: labels(bits) }),
        title,
        ...(heading && { heading }),
        level: Math.max(level ?? 1, 1),
        ...(summary && { summary }),
        ...(tags && { tags }),
        ...(symbols && { symbols }),
      };
    }),
    removed: core.removed.map(([name, unit, bits]) => ({
      name,
      url: place(unit).url,
      versions: labels(bits),
    })),
  };
}
