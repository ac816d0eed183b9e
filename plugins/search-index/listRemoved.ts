import type { VersionSymbols } from './listSymbols';
import type { Inventory } from './readInventories';

/** Entry of `removedNames.json` for one name of an older release. */
export type RemovedName = {
  /** As users wrote it, e.g. `ti.var`. */
  name: string;
  /** Symbol that replaced it, e.g. `ti.field`. */
  instead?: string;
  /** Page, with an anchor, that describes the replacement, e.g. `/docs/quant#pack`. */
  page?: string;
};

/** A name that a version lacks. */
export type MissingName = { name: string; target: { id: string } | { page: string } };

type Version = { inventory: Inventory; symbols: VersionSymbols };

const toPublicName = (name: string): string => name.replace(/^ti\./, 'taichi.');

/**
 * Lists the names that a version lacks with their replacements, sorted, and those of other versions without a known
 * replacement.
 */
export function listRemoved(
  version: Version,
  others: readonly Version[],
  known: readonly RemovedName[],
): { missing: MissingName[]; unknown: string[] } {
  const { homes } = version.symbols;
  const found = new Map<string, MissingName['target']>();
  const byDefinition = new Map(
    version.inventory.python.map(({ definition, qualifiedName }) => [
      `${definition.module}.${definition.name}`,
      qualifiedName,
    ]),
  );
  const point = (name: string, instead: string | undefined): boolean => {
    const id = instead === undefined ? undefined : homes.get(toPublicName(instead));
    if (id === undefined || found.has(name)) return false;
    found.set(name, { id });
    return true;
  };
  for (const { name, instead, page } of known) {
    const publicName = toPublicName(name);
    if (homes.has(publicName)) continue;
    if (!point(publicName, instead) && page !== undefined) found.set(publicName, { page });
  }
  const unknown: string[] = [];
  for (const { inventory } of others) {
    for (const { qualifiedName, deprecated, definition } of inventory.python) {
      if (homes.has(qualifiedName) || found.has(qualifiedName)) continue;
      const same = byDefinition.get(`${definition.module}.${definition.name}`);
      if (!point(qualifiedName, deprecated?.replacement) && !point(qualifiedName, same))
        unknown.push(qualifiedName);
    }
  }
  const missing = [...found].map(([name, target]) => ({ name: name.replace(/^taichi\./, ''), target }));
  return {
    missing: missing.sort((a, b) => (a.name < b.name ? -1 : 1)),
    unknown: [...new Set(unknown)].filter((name) => !found.has(name)).sort(),
  };
}
