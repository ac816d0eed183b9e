import { foldText } from '../../../shared/search-format/foldText';
import type { NamedUnit, PreparedIndex } from './prepareIndex';
import type { ParsedQuery } from './readQuery';

/** Scores far above those of texts: a query that is a name should lead to its entry. */
const scores = { qualified: 200, written: 110, folded: 100, removed: 160 };

export type SymbolMatch = {
  unit: number;
  score: number;
  /** Name that the version lacks and that this unit replaces. */
  replaces?: string;
};

const parts = (name: string): number => name.split('.').length;

/** Shorter names first: `ti.field` before `Window.field`. */
function rateName({ name, isFirst }: NamedUnit, written: string): number {
  const isWritten = name === written || name.endsWith(`.${written}`);
  const depth = parts(name) - parts(written);
  const base = isWritten ? scores.written : scores.folded;
  return base - 15 * depth - (isFirst ? 0 : 3) - name.length / 40;
}

/**
 * Finds the units of symbols that the query names, unsorted.
 *
 * @param version As a bit.
 */
export function findSymbols(
  { core, names }: PreparedIndex,
  { name, isQualified }: ParsedQuery,
  version: number,
): SymbolMatch[] {
  if (name.length < 2) return [];
  const key = foldText(name);
  const removed = core.removed
    .filter(
      ([gone, , versions]) => (versions & version) !== 0 && isSameName(foldText(gone), key, isQualified),
    )
    .map(([gone, unit]) => ({ unit, score: scores.removed, replaces: gone }));
  const isThere = (unit: number): boolean => ((core.units[unit]?.[4] ?? 0) & version) !== 0;
  // The replacement of a name is a better answer than the name in another version.
  const found = (names.get(key) ?? []).filter(({ unit }) => removed.length === 0 || isThere(unit));
  const exact = found.map((entry) => {
    const isWhole = isQualified && foldText(entry.name) === key;
    const bonus = isWhole ? scores.qualified - scores.folded : 0;
    return { unit: entry.unit, score: rateName(entry, name) + bonus };
  });
  return [...exact, ...removed];
}

const isSameName = (gone: string, asked: string, isQualified: boolean): boolean =>
  gone === asked || (!isQualified && asked.length > 3 && gone.endsWith(`.${asked}`));
