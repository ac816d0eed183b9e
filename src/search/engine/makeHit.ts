import { splitText } from '../../../shared/search-format/unitText';
import { cutExcerpt } from './cutExcerpt';
import { markMatches, type Marker } from './markMatches';
import type { PreparedIndex } from './prepareIndex';
import type { RankedUnit } from './collectAnswers';
import type { DocSearchHit, Highlighted, Level } from '../client/searchResponse';
import { sections, versionedSections } from '../../../shared/search-format/sections';

const noLevels: Record<Level, null> = {
  lvl0: null,
  lvl1: null,
  lvl2: null,
  lvl3: null,
  lvl4: null,
  lvl5: null,
  lvl6: null,
};

/** Path of a page in a version, with the base URL of the locale. */
function urlOf({ core }: PreparedIndex, page: number, version: number): string {
  const [section = 0, path = ''] = core.pages[page] ?? [];
  const versionPath = core.versions[version]?.[1] ?? '';
  const name = sections[section] ?? 'pages';
  if (versionPath === '' || !versionedSections.includes(name)) return core.baseUrl + path;
  return `${core.baseUrl}${name}/${versionPath}${path.slice(name.length)}`;
}

/** Heading of the section that contains a deeper heading. */
function parentHeading({ core }: PreparedIndex, unit: number, bits: number): string | null {
  const page = core.units[unit]?.[0];
  for (let at = unit - 1; at >= 0 && core.units[at]?.[0] === page; at -= 1) {
    const [, , heading = '', level = 1, versions = 0] = core.units[at] ?? [];
    if (level === 2 && (versions & bits) !== 0) return heading;
  }
  return null;
}

/**
 * Converts an answer to a hit.
 *
 * @param text Null if it is not loaded.
 */
export function makeHit(
  index: PreparedIndex,
  { unit, version, replaces, sections: others = [] }: RankedUnit,
  text: string | null,
  markers: readonly Marker[],
): DocSearchHit {
  const { core, symbolOf } = index;
  const [page = 0, id = '', heading = '', level = 1, bits = 0, summary = ''] = core.units[unit] ?? [];
  const [section = 0, , title = ''] = core.pages[page] ?? [];
  const name = sections[section] ?? 'pages';
  const row = symbolOf.get(unit);
  const [, symbol, , kind] = core.symbols[row ?? -1] ?? [];
  const shownHeading = symbol === undefined ? heading : name === 'api' ? `ti.${symbol}` : symbol;
  const hierarchy: DocSearchHit['hierarchy'] = { ...noLevels, lvl0: name, lvl1: title };
  if (level === 2 || (level === 3 && symbol !== undefined)) hierarchy.lvl2 = shownHeading;
  if (level === 3 && symbol === undefined) {
    hierarchy.lvl2 = parentHeading(index, unit, bits) ?? shownHeading;
    if (hierarchy.lvl2 !== shownHeading) hierarchy.lvl3 = shownHeading;
  }
  const marked: Partial<Record<Level, Highlighted>> = {};
  for (const each of ['lvl1', 'lvl2', 'lvl3'] as const) {
    const value = hierarchy[each];
    if (value !== null) marked[each] = markMatches(value, markers);
  }
  const type: Level = level === 1 ? 'lvl1' : hierarchy.lvl3 === null ? 'lvl2' : 'lvl3';
  const { poster, signature, body } = splitText(text ?? '');
  const excerpt = markMatches(text === null ? summary : cutExcerpt(body, markers), markers);
  const isFound = marked[type]?.matchLevel === 'full' || symbol !== undefined;
  const url = urlOf(index, page, version);
  const toSection = (other: number) => ({
    url: `${url}#${encodeURIComponent(core.units[other]?.[1] ?? '')}`,
    heading: markMatches(core.units[other]?.[2] ?? '', markers).value,
  });
  const isVersioned = versionedSections.includes(name);
  return {
    objectID: `${url}#${id}${symbol === undefined ? '' : `:${symbol}`}`,
    url: id === '' ? url : `${url}#${encodeURIComponent(id)}`,
    url_without_anchor: url,
    anchor: id === '' ? null : id,
    type: isFound || excerpt.matchLevel === 'none' ? type : 'content',
    content: summary === '' ? null : summary,
    hierarchy,
    lang: core.locale,
    version: isVersioned ? (core.versions[version]?.[0] ?? null) : null,
    ...(symbol === undefined ? {} : { symbol, kind }),
    ...(replaces === undefined ? {} : { replaces }),
    ...(poster === '' ? {} : { poster }),
    ...(signature === '' ? {} : { signature }),
    ...(others.length === 0 ? {} : { sections: others.map(toSection) }),
    _highlightResult: { hierarchy: marked },
    _snippetResult:
      excerpt.value === '' ? {} : { content: { value: excerpt.value, matchLevel: excerpt.matchLevel } },
  };
}
