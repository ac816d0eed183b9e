import { kindLetter } from '../../shared/api/kindLetters';
import { pagePath, type Place } from './addresses';
import type { SymbolText } from './describeIn';
import type { Reference } from './reference';
import { removedNames } from './removed';
import type { InventorySymbol } from './schema';
import { scopeOf } from './scopeOf';
import type { ApiRootData, IndexSymbol } from './types';

/**
 * Builds the data of a version's root page: names, kind letters, scopes and states only.
 *
 * @param history All versions, oldest first.
 */
export function toRootData(
  { history, reference, place }: { history: readonly Reference[]; reference: Reference; place: Place },
  describe: (key: string) => Pick<SymbolText, 'scope' | 'internal'>,
): ApiRootData {
  const { version, tag, inventories } = reference;
  const removed = removedNames(history, reference);
  const toEntry = (symbol: InventorySymbol) => {
    const key = reference.names.get(symbol.qualifiedName)?.key;
    return toIndexSymbol(symbol, key === undefined ? {} : describe(key));
  };
  return {
    versionName: version.name,
    versionLabel: version.label,
    tag,
    sections: inventories.map(({ section, module, symbols }) => {
      const gone = removed
        .filter((name) => name.section === section)
        .map(({ name, last }): IndexSymbol => [
          name.slice(module.length + 1),
          kindLetter(last.symbol.kind),
          null,
          2,
        ]);
      return {
        name: module,
        path: pagePath(place, version, section),
        title: module.replace(/^taichi/, 'ti'),
        count: symbols.length,
        symbols: [...symbols.map(toEntry), ...gone].sort(([a], [b]) => (fold(a) < fold(b) ? -1 : 1)),
      };
    }),
  };
}

/** Sort key that ignores case; names that differ only in case keep a stable order. */
const fold = (name: string): string => `${name.toLowerCase()}\n${name}`;

function toIndexSymbol(
  symbol: InventorySymbol,
  { scope: described, internal }: Pick<SymbolText, 'scope' | 'internal'>,
): IndexSymbol {
  const { name, kind, deprecated } = symbol;
  const scope = scopeOf(symbol, described);
  if (deprecated) return [name, kindLetter(kind), scope ?? null, 1];
  if (internal) return [name, kindLetter(kind), scope ?? null, 3];
  return scope ? [name, kindLetter(kind), scope] : [name, kindLetter(kind)];
}
