import type { Inventory, PythonSymbol } from './readInventories';

/** A symbol or member as one version has it. */
export type SymbolEntry = {
  /** Anchor of its full entry, e.g. `taichi.ui.gui.GUI.circles`. */
  id: string;
  /** Path below the root page of the API; null for C symbols, whose entries stand in the docs. */
  section: string | null;
  /** Name that readers use first, without `taichi.`, e.g. `GUI.circles`. */
  name: string;
  /** Other names by which it is found, sorted. */
  others: string[];
};

export type VersionSymbols = {
  entries: SymbolEntry[];
  /** Public names, with `taichi.`, to the id of the full entry. */
  homes: Map<string, string>;
};

const dots = (name: string): number => name.split('.').length;
const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Fewest dots, then shortest: the name that a reader would use comes first. */
const compareNames = (a: string, b: string): number =>
  dots(a) - dots(b) || a.length - b.length || compareText(a, b);

const definitionOf = ({ definition }: PythonSymbol): string => `${definition.module}.${definition.name}`;
const withoutPackage = (name: string): string => name.replace(/^taichi\./, '');

const warns = ({ deprecated }: PythonSymbol): number => (deprecated ? 1 : 0);

/** Takes the names of one object, returns that under which its full entry stands: in the deepest section, not deprecated. */
export function findHome(names: readonly PythonSymbol[]): PythonSymbol | undefined {
  return [...names].sort(
    (a, b) =>
      warns(a) - warns(b) ||
      dots(b.section.replaceAll('/', '.')) - dots(a.section.replaceAll('/', '.')) ||
      compareText(a.qualifiedName, b.qualifiedName),
  )[0];
}

function groupByDefinition(symbols: readonly PythonSymbol[]): Map<string, PythonSymbol[]> {
  const groups = new Map<string, PythonSymbol[]>();
  for (const symbol of symbols) {
    const key = definitionOf(symbol);
    groups.set(key, [...(groups.get(key) ?? []), symbol]);
  }
  return groups;
}

/** Takes the names in the order in which they are to be used. */
const makeEntry = (id: string, section: string | null, names: readonly string[]): SymbolEntry => {
  const [name = id, ...others] = [...new Set(names)].map(withoutPackage);
  return { id, section, name, others };
};

/** Names of a group, the one that readers use first. */
const sortNames = (group: readonly PythonSymbol[]): string[] =>
  [...group]
    .sort((a, b) => warns(a) - warns(b) || compareNames(a.qualifiedName, b.qualifiedName))
    .map(({ qualifiedName }) => qualifiedName);

/** Takes the inventory of a version, returns its symbols and members, each once, and where the entry of each name stands. */
export function listSymbols({ python, c }: Inventory): VersionSymbols {
  const groups = groupByDefinition(python);
  const homes = new Map<string, string>();
  const entries: SymbolEntry[] = [];
  /** Names of members that come from a base class with an entry of its own. */
  const inherited = new Map<string, string[]>();

  for (const group of groups.values()) {
    for (const { name, inheritedFrom } of group[0]?.members ?? []) {
      if (inheritedFrom === undefined || !groups.has(inheritedFrom)) continue;
      const key = `${inheritedFrom}.${name}`;
      inherited.set(key, [...(inherited.get(key) ?? []), `${sortNames(group)[0] ?? ''}.${name}`]);
    }
  }
  for (const [definition, group] of groups) {
    const symbol = findHome(group);
    if (!symbol) continue;
    const names = sortNames(group);
    const home = symbol.qualifiedName;
    names.forEach((name) => homes.set(name, home));
    entries.push(makeEntry(home, symbol.section, names));
    for (const { name, inheritedFrom } of symbol.members) {
      if (inheritedFrom !== undefined && groups.has(inheritedFrom)) continue;
      const own = names.map((owner) => `${owner}.${name}`);
      own.forEach((alias) => homes.set(alias, `${home}.${name}`));
      const entry = makeEntry(`${home}.${name}`, symbol.section, own);
      // Names of the subclasses stay behind those of the class itself.
      const borrowed = (inherited.get(`${definition}.${name}`) ?? []).map(withoutPackage).sort(compareNames);
      entries.push({ ...entry, others: [...entry.others, ...borrowed] });
    }
  }
  for (const { name, values } of c) {
    homes.set(name, name);
    entries.push({ id: name, section: null, name, others: values.map((value) => value.name) });
  }
  return { entries: entries.sort((a, b) => compareText(a.id, b.id)), homes };
}
