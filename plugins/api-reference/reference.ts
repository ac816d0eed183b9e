import { apiFolderOf } from '../../config/versions';
import { compareNames, identifyObjects } from './identity';
import type { VersionOptions } from './options';
import type { Inventory, InventorySymbol } from './schema';

/** A public name of one version: its symbol in the inventory, its section, and the key of its object. */
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
  /** Qualified name whose section contains the full entry. */
  readonly home: string;
  /** Qualified name in the heading of the full entry. */
  readonly shown: string;
  /** Id of the page with the full entry: the page of the home's section, or the object's own. */
  readonly page: string;
  readonly hasOwnPage: boolean;
};

/** The inventories of one version, looked up by name and by object. */
export type Reference = {
  readonly version: VersionOptions;
  /** Name of the version's folder, which descriptions refer to. */
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

/**
 * Builds a reference for each version, in the same order.
 *
 * @throws When a version has no inventory.
 */
export function buildReferences(
  versions: readonly { version: VersionOptions; inventories: readonly Inventory[] }[],
): Reference[] {
  const keys = identifyObjects(versions.map(({ inventories }) => inventories));
  const large = largeObjects(
    versions.flatMap(({ inventories }) => inventories),
    keys,
  );
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
      [...namesByKey].map(([key, own]) => [key, toObject(key, own, large, (name) => names.get(name))]),
    );
    return { version, folder: apiFolderOf(version), tag, inventories, names, objects, definitions };
  });
}

function toObject(
  key: string,
  own: readonly string[],
  large: ReadonlySet<string>,
  find: (name: string) => NamedSymbol | undefined,
): ApiObject {
  const warns = (name: string) => (find(name)?.symbol.deprecated ? 1 : 0);
  const depth = (name: string) => find(name)?.section.split('/').length ?? 0;
  const names = [...own].sort((a, b) => warns(a) - warns(b) || compareNames(a, b));
  const homes = [...own].sort((a, b) => warns(a) - warns(b) || depth(b) - depth(a) || (a < b ? -1 : 1));
  const home = homes[0] ?? key;
  const section = find(home)?.section ?? '';
  const hasOwnPage = section === packageSection && large.has(key);
  const page = hasOwnPage ? home.replaceAll('.', '/') : section;
  return { key, names, home, shown: names[0] ?? key, page, hasOwnPage };
}

const packageSection = 'taichi';
const manyMembers = 5;

/**
 * Finds the keys of objects that define many members in any version. On the package page, which has by far the most names, they
 * would account for most of the size.
 */
function largeObjects(inventories: readonly Inventory[], keys: ReadonlyMap<string, string>): Set<string> {
  const large = inventories
    .flatMap(({ symbols }) => symbols)
    .filter(
      ({ members = [] }) => members.filter(({ inheritedFrom }) => !inheritedFrom).length >= manyMembers,
    );
  return new Set(large.map(({ qualifiedName }) => keys.get(qualifiedName) ?? qualifiedName));
}

/** Finds the id of the page with a name's own entry; for an object's home this is the full entry. */
export function pageOfEntry({ names, objects }: Reference, name: string): string {
  const found = names.get(name);
  const object = found && objects.get(found.key);
  return object?.home === name ? object.page : (found?.section ?? '');
}

/** Lists the ids of a version's section pages in reading order; objects with their own page follow the package. */
export function listPages({ inventories, objects }: Reference): string[] {
  const own = [...objects.values()].filter(({ hasOwnPage }) => hasOwnPage).map(({ page }) => page);
  own.sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1));
  return inventories.flatMap(({ section }) => (section === packageSection ? [section, ...own] : [section]));
}

/**
 * Finds the symbol at an object's home.
 *
 * @throws For an object of another version.
 */
export function symbolOf({ names }: Reference, { home }: ApiObject): InventorySymbol {
  const found = names.get(home);
  if (!found) throw new Error(`api-reference: ${home} is not in this version.`);
  return found.symbol;
}
