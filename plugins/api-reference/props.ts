import { pagePath, type Place } from './addresses';
import type { Reference } from './reference';
import { removedNames } from './removed';
import type { InventorySymbol } from './schema';
import type { ApiRootData, IndexSymbol, KindLetter } from './types';

const letters: Record<InventorySymbol['kind'], KindLetter> = {
  function: 'f',
  decorator: '@',
  class: 'C',
  enum: 'E',
  exception: '!',
  data: '#',
  module: 'm',
};

/**
 * Builds the data of a version's root page: names, kind letters and states only.
 *
 * @param history All versions, oldest first.
 */
export function toRootData(history: readonly Reference[], reference: Reference, place: Place): ApiRootData {
  const { version, tag, inventories } = reference;
  const removed = removedNames(history, reference);
  return {
    versionName: version.name,
    versionLabel: version.label,
    tag,
    sections: inventories.map(({ section, module, symbols }) => {
      const gone = removed
        .filter((name) => name.section === section)
        .map(({ name, last }): IndexSymbol => [name.slice(module.length + 1), letters[last.symbol.kind], 2]);
      return {
        name: module,
        path: pagePath(place, version, section),
        title: module.replace(/^taichi/, 'ti'),
        count: symbols.length,
        symbols: [...symbols.map(toIndexSymbol), ...gone].sort(([a], [b]) => (fold(a) < fold(b) ? -1 : 1)),
      };
    }),
  };
}

/** Sort key that ignores case; names that differ only in case keep a stable order. */
const fold = (name: string): string => `${name.toLowerCase()}\n${name}`;

function toIndexSymbol({ name, kind, deprecated }: InventorySymbol): IndexSymbol {
  return deprecated ? [name, letters[kind], 1] : [name, letters[kind]];
}
