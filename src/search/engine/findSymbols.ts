import { foldText } from '../../../shared/search-format/foldText';
import type { NamedUnit, PreparedIndex } from './prepareIndex';
import type { ParsedQuery } from './readQuery';

/**
 * Scores far above those of texts: a query that is a name should lead to its entry. A plain word may mean the thing as well
 * as a name deep in the reference.
 */
const scores = { qualified: 1000, written: 210, folded: 200, plain: 18, removed: 900 };

/** `ti.field`, `to_numpy`, `vec3`, `GUI`, `sync()`: nobody writes a plain word this way. */
const looksLikeName = /[A-Z\d_.(@]/;

export type SymbolMatch = {
  unit: number;
  score: number;
  /** Name that the version lacks and that this unit replaces. */
  replaces?: string;
};

const parts = (name: string): number => name.split('.').length;

/** Shorter names first: `ti.field` before `Window.field`. */
function rateName({ name, isFirst }: NamedUnit, { name: written, isQualified }: ParsedQuery): number {
  const isWritten = name === written || name.endsWith(`.${written}`);
  const depth = parts(name) - parts(written);
  const isName = isQualified || looksLikeName.test(written) || name === written;
  const base = !isName ? scores.plain : isWritten ? scores.written : scores.folded;
  return base - 15 * depth - (isFirst ? 0 : 3) - name.length / 40;
}

/**
 * Finds the units of symbols that the query names, unsorted.
 *
 * @param version As a bit.
 */
export function findSymbols(
  { core, names }: PreparedIndex,
  query: ParsedQuery,
  version: number,
): SymbolMatch[] {
  const { name, isQualified } = query;
  if (name.length < 2 && !isQualified) return [];
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
    return { unit: entry.unit, score: rateName(entry, query) + bonus };
  });
  return [...exact, ...removed];
}

const isSameName = (gone: string, asked: string, isQualified: boolean): boolean =>
  gone === asked || (!isQualified && asked.length > 3 && gone.endsWith(`.${asked}`));
