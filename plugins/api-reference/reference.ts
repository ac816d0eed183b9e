import { compareNames, identifyObjects } from './identity';
import type { VersionOptions } from './options';
import type { Inventory, InventorySymbol } from './schema';

/** A public name of one version: what the inventory says of it, its section, and the key of the object behind it. */
export type NamedSymbol = {
  readonly symbol: InventorySymbol;
  readonly section: string;
  readonly key: string;
};

/** An object of one version with its public names. */
export type ApiObject = {
  readonly key: string;
  /** Qualified names; those that are not deprecated first, then as `compareNames` sorts them. */
  readonly names: readonly string[];
  /** Qualified name whose section holds the full entry. */
  readonly home: string;
  /** Qualified name that the full entry shows. */
  readonly shown: string;
};

/** The inventories of one version, looked up by name and by object. */
export type Reference = {
  readonly version: VersionOptions;
  /** Name of the version's folder, by which descriptions know it. */
  readonly folder: string;
  /** Release tag, e.g. `v1.6.0`. */
  readonly tag: string;
  readonly inventories: readonly Inventory[];
  /** By qualified name. */
  readonly names: ReadonlyMap<string, NamedSymbol>;
  /** By key. */
  readonly objects: ReadonlyMap<string, ApiObject>;
  /** Keys by module and name of the definition, e.g. `taichi.lang.field.Field`. */
  readonly definitions: ReadonlyMap<string, string>;
};

/** Folder of a version in `api/`, which is also its name in descriptions. */
export const folderOf = ({ path, name }: VersionOptions): string => path || name;

/** Takes versions with their inventories; gives one reference each, in the same order. Throws when one has no inventory. */
export function buildReferences(
  versions: readonly { version: VersionOptions; inventories: readonly Inventory[] }[],
): Reference[] {
  const keys = identifyObjects(versions.map(({ inventories }) => inventories));
  return versions.map(({ version, inventories }) => {
    const tag = inventories[0]?.tag;
    if (!tag) throw new Error(`api-reference: version ${version.name} has no inventory.`);
    const names = new Map<string, NamedSymbol>();
    const definitions = new Map<string, string>();
    const namesByKey = new Map<string, string[]>();
    for (const { section, symbols } of inventories) {
      for (const symbol of symbols) {
        const { qualifiedName, definition } = symbol;
        const key = keys.get(qualifiedName) ?? qualifiedName;
        names.set(qualifiedName, { symbol, section, key });
        definitions.set(`${definition.module}.${definition.name}`, key);
        namesByKey.set(key, [...(namesByKey.get(key) ?? []), qualifiedName]);
      }
    }
    const objects = new Map(
      [...namesByKey].map(([key, own]) => [key, toObject(key, own, (name) => names.get(name))]),
    );
    return { version, folder: folderOf(version), tag, inventories, names, objects, definitions };
  });
}

function toObject(
  key: string,
  own: readonly string[],
  find: (name: string) => NamedSymbol | undefined,
): ApiObject {
  const warns = (name: string) => (find(name)?.symbol.deprecated ? 1 : 0);
  const depth = (name: string) => find(name)?.section.split('/').length ?? 0;
  const names = [...own].sort((a, b) => warns(a) - warns(b) || compareNames(a, b));
  const homes = [...own].sort((a, b) => warns(a) - warns(b) || depth(b) - depth(a) || (a < b ? -1 : 1));
  return { key, names, home: homes[0] ?? key, shown: names[0] ?? key };
}

/** Takes an object of a version; gives what its home says of it. Throws for an object of another version. */
export function symbolOf({ names }: Reference, { home }: ApiObject): InventorySymbol {
  const found = names.get(home);
  if (!found) throw new Error(`api-reference: ${home} is not in this version.`);
  return found.symbol;
}
