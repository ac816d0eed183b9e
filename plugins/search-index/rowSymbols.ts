import type { SymbolRow } from '../../shared/search-format/searchCore';
import type { CollectedPage, CollectedUnit } from './collectPages';
import type { SymbolEntry, VersionSymbols } from './listSymbols';
import { emptyUnit } from './readUnits';

type Symbols = {
  rows: SymbolRow[];
  /** Maps the id of an entry to its units. */
  ids: Map<string, number[]>;
};

const rootPage = 'api/';
const cPages = ['docs/taichi_core', 'docs/taichi_vulkan'];

/** Creates the unit of an entry whose own page does not exist: on the root page, at its section. */
function makeFallback(entry: SymbolEntry, versions: number): CollectedUnit {
  const section = (entry.section ?? '').replaceAll('/', '.');
  return { ...emptyUnit, id: section, heading: `ti.${entry.name}`, level: 2, versions };
}

/**
 * Adds a unit for each symbol to the pages and links each symbol to its unit. Short entries of a name that has its full
 * entry elsewhere are skipped.
 */
export function rowSymbols(
  pages: readonly CollectedPage[],
  versions: readonly VersionSymbols[],
): { pages: CollectedPage[]; symbols: Symbols } {
  const hasBit = (bits: number, index: number): boolean => (bits & (1 << index)) !== 0;
  const byId = versions.map(({ entries }) => new Map(entries.map((entry) => [entry.id, entry])));
  const entryOf = ({ id, versions: bits }: CollectedUnit): SymbolEntry | undefined =>
    byId.find((entries, index) => hasBit(bits, index) && entries.has(id))?.get(id);
  const isShortEntry = ({ id, versions: bits }: CollectedUnit): boolean =>
    versions.some(({ homes }, index) => hasBit(bits, index) && homes.has(id) && homes.get(id) !== id);
  const holdsEntries = ({ place }: CollectedPage): boolean =>
    place.section === 'api' || cPages.includes(place.path);

  const withEntries = pages.map((page) =>
    place(page, holdsEntries(page) ? page.units.filter((unit) => !isShortEntry(unit)) : page.units),
  );
  const present = new Map<string, number>();
  for (const { units } of withEntries.filter(holdsEntries)) {
    for (const { id, versions: bits } of units) present.set(id, (present.get(id) ?? 0) | bits);
  }
  const fallbacks = new Map<string, { entry: SymbolEntry; unit: CollectedUnit }>();
  byId.forEach((entries, index) => {
    for (const entry of entries.values()) {
      if (entry.section === null || hasBit(present.get(entry.id) ?? 0, index)) continue;
      const key = JSON.stringify([entry.id, entry.name]);
      const known = fallbacks.get(key);
      if (known) known.unit.versions |= 1 << index;
      else fallbacks.set(key, { entry, unit: makeFallback(entry, 1 << index) });
    }
  });
  const entries = new Map<CollectedUnit, SymbolEntry>();
  for (const { entry, unit } of fallbacks.values()) entries.set(unit, entry);
  const shown = withEntries.map((page) => {
    if (page.place.path !== rootPage) return page;
    // The list of all names adds nothing to the pages of the sections.
    const bits = page.units.reduce((sum, unit) => sum | unit.versions, 0);
    const own = [...fallbacks.values()]
      .map(({ unit }) => unit)
      .filter((unit) => (unit.versions & bits) !== 0);
    return place(page, [...page.units.filter(({ level }) => level === 1), ...own]);
  });
  const symbols: Symbols = { rows: [], ids: new Map() };
  shown
    .flatMap((page) => page.units.map((unit) => ({ page, unit })))
    .forEach(({ page, unit }, index) => {
      const entry = entries.get(unit) ?? (holdsEntries(page) ? entryOf(unit) : undefined);
      if (!entry) return;
      symbols.rows.push([index, entry.name, entry.others, entry.kind]);
      symbols.ids.set(entry.id, [...(symbols.ids.get(entry.id) ?? []), index]);
    });
  return { pages: shown, symbols };
}

const place = (page: CollectedPage, units: CollectedUnit[]): CollectedPage => ({ ...page, units });
