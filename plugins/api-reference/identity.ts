import type { Inventory } from './schema';

/** Orders names by fewest dots, then length, then alphabetically: the name that users would choose comes first. */
export function compareNames(a: string, b: string): number {
  return a.split('.').length - b.split('.').length || a.length - b.length || (a === b ? 0 : a < b ? -1 : 1);
}

/**
 * Maps each public name to the key of its object, which is the first of the object's names in `compareNames` order. Names that
 * share a definition in any version belong to one object; a name belongs to the same object in all versions.
 */
export function identifyObjects(versions: readonly (readonly Inventory[])[]): Map<string, string> {
  const parents = new Map<string, string>();
  const rootOf = (node: string): string => {
    let root = node;
    for (let next = parents.get(root); next !== undefined; next = parents.get(root)) root = next;
    return root;
  };
  const unite = (a: string, b: string): void => {
    const [left, right] = [rootOf(a), rootOf(b)];
    if (left !== right) parents.set(left, right);
  };
  const names = new Set<string>();
  versions.forEach((inventories, version) => {
    for (const { qualifiedName, definition } of inventories.flatMap(({ symbols }) => symbols)) {
      names.add(qualifiedName);
      unite(qualifiedName, `${version}:${definition.module}:${definition.name}`);
    }
  });
  const keys = new Map<string, string>();
  for (const name of [...names].sort(compareNames)) {
    const root = rootOf(name);
    if (!keys.has(root)) keys.set(root, name);
  }
  return new Map([...names].map((name) => [name, keys.get(rootOf(name)) ?? name]));
}
