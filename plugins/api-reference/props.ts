import type { VersionOptions } from './options';
import type { Inventory, InventorySymbol } from './schema';
import type { ApiRootData, IndexSymbol, KindLetter } from './types';

const sourceRoot = 'python/taichi/';

const letters: Record<InventorySymbol['kind'], KindLetter> = {
  function: 'f',
  decorator: '@',
  class: 'C',
  enum: 'E',
  exception: '!',
  data: '#',
  module: 'm',
};

type Input = { version: VersionOptions; inventories: readonly Inventory[]; repositoryUrl: string };

/** Data of a version's root page: names, kind letters and source lines only. Throws when there is no inventory. */
export function toRootData({ version, inventories, repositoryUrl }: Input): ApiRootData {
  const tag = inventories[0]?.tag;
  if (!tag) throw new Error(`api-reference: version ${version.name} has no inventory.`);
  const files = [...new Set(inventories.flatMap(({ symbols }) => symbols.map(fileOf)))].sort();
  const numbers = new Map(files.map((file, index) => [file, index]));
  return {
    versionName: version.name,
    versionLabel: version.label,
    tag,
    sourceBase: `${repositoryUrl}/blob/${tag}/${sourceRoot}`,
    files,
    sections: inventories.map(({ section, module, symbols }) => ({
      name: module,
      path: section,
      title: module.replace(/^taichi/, 'ti'),
      count: symbols.length,
      symbols: symbols.map((symbol) => toIndexSymbol(symbol, numbers.get(fileOf(symbol)) ?? 0)),
    })),
  };
}

const fileOf = ({ definition }: InventorySymbol) => definition.file.slice(sourceRoot.length);

function toIndexSymbol({ name, kind, definition, deprecated }: InventorySymbol, file: number): IndexSymbol {
  const letter = letters[kind];
  return deprecated ? [name, letter, file, definition.line, 1] : [name, letter, file, definition.line];
}
