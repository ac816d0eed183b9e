import type { SymbolMatch } from './findSymbols';
import type { PreparedIndex } from './prepareIndex';
import { sections, versionedSections, type Section } from '../../../shared/search-format/sections';

export type Scope = {
  /** Index of the version, or null for all. */
  version: number | null;
  section: Section | null;
};

/** One answer: a symbol, or the best unit of a page. */
export type RankedUnit = {
  unit: number;
  version: number;
  score: number;
  replaces?: string;
  /** Further units of the same page that answer the query, best first. */
  sections?: readonly number[];
};

/** The section of the site that a unit belongs to. */
export const sectionOf = ({ core }: PreparedIndex, unit: number): Section =>
  sections[core.pages[core.units[unit]?.[0] ?? 0]?.[0] ?? 0] ?? 'pages';

/** The versions of a unit that are searched: the requested one, or all, the current one first. */
function versionsOf(
  bits: number,
  scope: Scope,
  current: number,
  count: number,
  isVersioned: boolean,
): number[] {
  const has = (index: number): boolean => (bits & (1 << index)) !== 0;
  if (!isVersioned) return [current];
  if (scope.version !== null) return has(scope.version) ? [scope.version] : [];
  const all = Array.from({ length: count }, (_, index) => index).filter(has);
  return all.sort((a, b) => Number(b === current) - Number(a === current) || a - b);
}

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Further names with the same last part rank far lower: three of `fill` would leave no room for pages. */
const repeated = 0.15;

/**
 * Collects the answers, best first, from the text scores of units and the symbols that the query names: those of all sections of the
 * site.
 */
export function collectAnswers(
  index: PreparedIndex,
  texts: ReadonlyMap<number, number>,
  symbols: readonly SymbolMatch[],
  scope: Scope,
  current: number,
): RankedUnit[] {
  const { core, symbolOf } = index;
  const answers = new Map<string, RankedUnit>();
  const offer = (unit: number, score: number, replaces?: string, isExact = false) => {
    const [page = 0, id = '', , , bits = 0] = core.units[unit] ?? [];
    const path = core.pages[page]?.[1] ?? '';
    const isVersioned = versionedSections.includes(sectionOf(index, unit));
    let shown = versionsOf(bits, scope, current, core.versions.length, isVersioned);
    let factor = 1;
    // A name that only another version has is better than nothing.
    if (shown.length === 0 && isExact) {
      shown = versionsOf(bits, { ...scope, version: null }, current, core.versions.length, true).slice(0, 1);
      factor = 0.5;
    }
    const name = symbolOf.has(unit) ? `#${id}#${core.symbols[symbolOf.get(unit) ?? 0]?.[1] ?? ''}` : '';
    for (const version of shown) {
      const key = `${path}${name} ${isVersioned ? version : ''}`;
      const known = answers.get(key);
      const value = score * factor;
      if (known && known.score >= value) continue;
      answers.set(key, { unit, version, score: value, ...(replaces === undefined ? {} : { replaces }) });
    }
  };
  for (const [unit, score] of texts) offer(unit, score);
  [...symbols]
    .sort((a, b) => b.score - a.score || a.unit - b.unit)
    .forEach(({ unit, score, replaces }, at) =>
      offer(
        unit,
        (at === 0 ? score : score * repeated ** Math.min(at, 2)) + (texts.get(unit) ?? 0),
        replaces,
        true,
      ),
    );
  const isOther = ({ unit, version }: RankedUnit): boolean => {
    return versionedSections.includes(sectionOf(index, unit)) && version !== (scope.version ?? current);
  };
  return [...answers.values()].sort(
    (a, b) =>
      Number(isOther(a)) - Number(isOther(b)) ||
      b.score - a.score ||
      compareText(pathOf(a.unit), pathOf(b.unit)) ||
      a.unit - b.unit,
  );

  function pathOf(unit: number): string {
    return core.pages[core.units[unit]?.[0] ?? 0]?.[1] ?? '';
  }
}
