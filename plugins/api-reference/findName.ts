import { pagePath, type Place } from './addresses';
import { symbolOf, type Reference } from './reference';
import type { InventorySymbol } from './schema';

/** Meaning of a written name in one version. */
export type FoundName = {
  /** Key of the object. */
  readonly key: string;
  /** Path of the member within the object, e.g. `fill`; empty for the object itself. */
  readonly member: string;
  /** Address of the full entry, with the base URL. */
  readonly href: string;
};

/** Resolves a name, optionally within the section whose text contains it; null when it has no meaning there. */
export type NameFinder = (name: string, section?: string) => FoundName | null;

type Member = NonNullable<InventorySymbol['members']>[number];

/**
 * Creates a name lookup for one version. It resolves `ti.field`, `taichi.field`, `ti.Field.fill`, sections such as `ti.math`,
 * and classes and members without the package: `Field`, `Field.fill`.
 */
export function createNameFinder(reference: Reference, place: Place): NameFinder {
  const { names, objects, version, inventories } = reference;
  const toFound = (key: string, path: readonly string[]): FoundName | null => {
    const object = objects.get(key);
    if (!object) return null;
    const href = `${pagePath(place, version, object.page)}#${[object.home, ...path].join('.')}`;
    return { key, member: path.join('.'), href };
  };
  const find = (key: string, path: readonly string[]): FoundName | null => {
    const owner = findOwner(reference, key, path);
    return owner && toFound(owner.key, owner.path);
  };
  const classes = classesByName(reference);
  const modules = new Map(inventories.map(({ module, section }) => [module, section]));

  return (written, section = '') => {
    const parts = written.split('.');
    if (parts[0] === 'ti') parts[0] = 'taichi';
    if (parts[0] !== 'taichi') {
      const key = nearestClass(classes.get(parts[0] ?? ''), section);
      return key === undefined ? null : find(key, parts.slice(1));
    }
    for (let length = parts.length; length > 1; length--) {
      const found = names.get(parts.slice(0, length).join('.'));
      if (found) return find(found.key, parts.slice(length));
    }
    const page = modules.get(parts.join('.'));
    return page === undefined || parts.length === 1
      ? null
      : { key: '', member: '', href: pagePath(place, version, page) };
  };
}

/** Creates a test whether a fully qualified name exists in any of the versions. */
export function createNameTest(references: readonly Reference[]): (name: string) => boolean {
  const finders = references.map((reference) =>
    createNameFinder(reference, { routeBasePath: '', baseUrl: '/' }),
  );
  const names = references.flatMap((reference) => [...reference.names]);
  return (name) => {
    const whole = name.replace(/^ti\./, 'taichi.');
    return (
      finders.some((find) => find(name) !== null) ||
      // Modules without their own page, such as `ti.simt.block`.
      names.some(([known]) => known.startsWith(`${whole}.`)) ||
      // Attributes of objects in the compiled core, such as `ti.cfg.arch`, are not in any inventory.
      names.some(([known, { symbol }]) => symbol.kind === 'data' && whole.startsWith(`${known}.`))
    );
  };
}

/** Finds the class that defines a member, from the path as written; null when no such member exists. */
function findOwner(
  reference: Reference,
  key: string,
  path: readonly string[],
): { key: string; path: readonly string[] } | null {
  const object = reference.objects.get(key);
  if (!object) return null;
  let members: readonly Member[] = symbolOf(reference, object).members ?? [];
  for (const [index, part] of path.entries()) {
    const member = members.find(({ name }) => name === part);
    if (!member) return null;
    if (member.inheritedFrom !== undefined) {
      const base = reference.definitions.get(member.inheritedFrom);
      return base === undefined || base === key ? null : findOwner(reference, base, path.slice(index));
    }
    members = member.members ?? [];
  }
  return { key, path };
}

type NamedClass = { readonly key: string; readonly sections: ReadonlySet<string> };

/** Groups classes by their unqualified name. */
function classesByName({ names }: Reference): Map<string, NamedClass[]> {
  const found = new Map<string, Map<string, Set<string>>>();
  for (const { symbol, key, section } of names.values()) {
    const bare = symbol.name.split('.').at(-1) ?? '';
    if (!['class', 'enum', 'exception'].includes(symbol.kind) || !/^[A-Z]/.test(bare)) continue;
    const own = found.get(bare) ?? new Map<string, Set<string>>();
    found.set(bare, own.set(key, (own.get(key) ?? new Set()).add(section)));
  }
  return new Map(
    [...found].map(([bare, own]) => [bare, [...own].map(([key, sections]) => ({ key, sections }))]),
  );
}

/**
 * Resolves an unqualified name to the class in the text's own section, or else to the only one close to the package:
 * `ti.Field`, `ti.ui.Canvas`.
 */
function nearestClass(candidates: readonly NamedClass[] = [], section: string): string | undefined {
  const own = candidates.find(({ sections }) => sections.has(section));
  if (own) return own.key;
  const near = candidates.filter(({ key }) => key.split('.').length <= 3);
  const top = near.filter(({ key }) => key.split('.').length === 2);
  const [only, ...others] = top.length > 0 ? top : near;
  return others.length > 0 ? undefined : only?.key;
}
