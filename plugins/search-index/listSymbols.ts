import { kindLetter, type KindLetter } from '../../shared/api/kindLetters';
import type { Inventory, PythonSymbol } from './readInventories';

/** A symbol or member of one version. */
export type SymbolEntry = {
  /** Anchor of its full entry, e.g. `taichi.ui.gui.GUI.circles`. */
  id: string;
  /** Path below the root page of the API; null for C symbols, whose entries are in the docs. */
  section: string | null;
  /** Preferred name, without `taichi.`, e.g. `GUI.circles`. */
  name: string;
  /** Other names that match it, sorted. */
  others: string[];
  kind: KindLetter;
};

export type VersionSymbols = {
  entries: SymbolEntry[];
  /** Maps public names, with `taichi.`, to the id of the full entry. */
  homes: Map<string, string>;
};

const dots = (name: string): number => name.split('.').length;
const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Fewest dots, then shortest: the name that users prefer comes first. */
const compareNames = (a: string, b: string): number =>
  dots(a) - dots(b) || a.length - b.length || compareText(a, b);

const definitionOf = ({ definition }: PythonSymbol): string => `${definition.module}.${definition.name}`;
const withoutPackage = (name: string): string => name.replace(/^taichi\./, '');

const warns = ({ deprecated }: PythonSymbol): number => (deprecated ? 1 : 0);

/** Finds the name of an object that has its full entry: in the deepest section, not deprecated. */
function findHome(names: readonly PythonSymbol[]): PythonSymbol | undefined {
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

/**
 * Creates the entry of a symbol.
 *
 * @param names Names in order of preference.
 */
const makeEntry = (
  { id, section, kind }: { id: string; section: string | null; kind: string },
  names: readonly string[],
): SymbolEntry => {
  const [name = id, ...others] = [...new Set(names)].map(withoutPackage);
  return { id, section, name, others, kind: kindLetter(kind) };
};

/** Sorts the names of a group by preference. */
const sortNames = (group: readonly PythonSymbol[]): string[] =>
  [...group]
    .sort((a, b) => warns(a) - warns(b) || compareNames(a.qualifiedName, b.qualifiedName))
    .map(({ qualifiedName }) => qualifiedName);

/** Lists the symbols and members of a version, each once, and the entry that each name belongs to. */
export function listSymbols({ python, c }: Inventory): VersionSymbols {
  const groups = groupByDefinition(python);
  const homes = new Map<string, string>();
  const entries: SymbolEntry[] = [];
  /** Names of members inherited from a base class that has its own entry. */
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
    entries.push(makeEntry({ id: home, section: symbol.section, kind: symbol.kind }, names));
    for (const { name, kind, inheritedFrom } of symbol.members) {
      if (inheritedFrom !== undefined && groups.has(inheritedFrom)) continue;
      const own = names.map((owner) => `${owner}.${name}`);
      own.forEach((alias) => homes.set(alias, `${home}.${name}`));
      const entry = makeEntry({ id: `${home}.${name}`, section: symbol.section, kind }, own);
      // Names of subclasses come after those of the class itself.
      const borrowed = (inherited.get(`${definition}.${name}`) ?? []).map(withoutPackage).sort(compareNames);
      entries.push({ ...entry, others: [...entry.others, ...borrowed] });
    }
  }
  for (const { name, kind, values } of c) {
    homes.set(name, name);
    const own = [name, ...values.map((value) => value.name)];
    entries.push(makeEntry({ id: name, section: null, kind }, own));
  }
  return { entries: entries.sort((a, b) => compareText(a.id, b.id)), homes };
}
