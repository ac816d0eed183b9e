import type { MemberText, SymbolText } from '../describeIn';
import type { NameFinder } from '../findName';
import { symbolOf, type Reference } from '../reference';

/** Target of a name in the reference: an object, or one of its members. */
export type Target = { readonly key: string; readonly member: string };

/** The parts of a version that resolve the names in programs. */
export type VersionNames = {
  readonly reference: Reference;
  readonly findName: NameFinder;
  /** The description of an object, by its key. */
  readonly describe: (key: string) => SymbolText;
};

/** A version's names, as needed to analyze programs. */
export type World = {
  /** Finds the object or member at a path that starts at the package; null when there is none. */
  readonly find: (path: string) => Target | null;
  /** Whether a path has names below it, e.g. `taichi.simt.block`. */
  readonly isModule: (path: string) => boolean;
  /** Finds the member behind an attribute of a value with one of these classes; null when it is ambiguous. */
  readonly findMember: (classes: readonly string[], name: string) => Target | null;
  /** Keys of the classes that a call may return; empty when unknown. */
  readonly resultOf: (target: Target) => readonly string[];
  /** Names that a star import takes from a module. */
  readonly namesOf: (module: string) => readonly string[];
};

/** Builds the names that programs can use in one version. Results of calls come from the descriptions. */
export function createWorld({ reference, findName, describe }: VersionNames): World {
  const { objects, names, inventories } = reference;
  const prefixes = new Set(inventories.map(({ module }) => module));
  for (const name of names.keys()) {
    const parts = name.split('.');
    for (let length = 1; length < parts.length; length++) prefixes.add(parts.slice(0, length).join('.'));
  }
  const find = (path: string): Target | null => {
    const found = findName(path);
    return found && found.key !== '' ? { key: found.key, member: found.member } : null;
  };
  const memberOf = (key: string, name: string): Target | null => {
    const object = objects.get(key);
    return object ? find(`${object.home}.${name}`) : null;
  };
  const basesOf = (key: string): string[] => {
    const object = objects.get(key);
    const bases = (object && symbolOf(reference, object).bases) ?? [];
    return bases.flatMap((base) => reference.definitions.get(base) ?? []);
  };
  const classesIn = (type: string, key: string): string[] => {
    const section = names.get(objects.get(key)?.home ?? '')?.section;
    const found = type.split('|').map((part) => findName(part.trim().replace(/^.* of /, ''), section));
    const keys = found.flatMap((one) => (one && one.member === '' ? [one.key] : []));
    return keys.length === found.length ? keys : [];
  };

  return {
    find,
    isModule: (path) => prefixes.has(path),
    findMember(classes, name) {
      const found = classes.map((key) => memberOf(key, name));
      const [first] = found;
      if (first && found.every((one) => one?.key === first.key)) return first;
      // Each class may override the member; the shared description is that of the common base class.
      const [common] = basesOf(classes[0] ?? '').filter((base) =>
        classes.every((key) => basesOf(key).includes(base)),
      );
      return common === undefined ? null : memberOf(common, name);
    },
    resultOf({ key, member }) {
      const object = objects.get(key);
      if (!object) return [];
      if (member === '' && ['class', 'exception'].includes(symbolOf(reference, object).kind)) return [key];
      const text = member
        .split('.')
        .filter(Boolean)
        .reduce<SymbolText | MemberText | undefined>((outer, name) => outer?.members?.[name], describe(key));
      return text?.returns ? classesIn(text.returns.type, key) : [];
    },
    namesOf: (module) =>
      inventories.find((inventory) => inventory.module === module)?.symbols.map(({ name }) => name) ?? [],
  };
}
