import type { Reference } from './reference';
import type { InventorySymbol } from './schema';

type Member = NonNullable<InventorySymbol['members']>[number];

/** Union of an object or member over all versions, which its description has to cover. */
export type Subject = {
  /** Folders of the versions that have it, oldest first. */
  readonly versions: readonly string[];
  /** Folders of the versions after the first that has it. */
  readonly later: readonly string[];
  readonly parameters: ReadonlySet<string>;
  /** Whether any version has a parameter that collects keywords. */
  readonly collectsKeywords: boolean;
  /** Whether it is called, so that its description has to cover the result. */
  readonly isCalled: boolean;
  readonly hasSwizzles: boolean;
  /** Members defined by the class itself. */
  readonly members: ReadonlyMap<string, Subject>;
  /** All public names; empty for a member. */
  readonly names: ReadonlySet<string>;
};

type Found = { readonly version: string; readonly thing: InventorySymbol | Member; readonly name?: string };

/**
 * Finds the subject of each object, by key.
 *
 * @param history All versions, oldest first.
 */
export function findSubjects(history: readonly Reference[]): Map<string, Subject> {
  const byKey = new Map<string, Found[]>();
  for (const { folder, names } of history) {
    for (const [name, { symbol, key }] of names) {
      byKey.set(key, [...(byKey.get(key) ?? []), { version: folder, thing: symbol, name }]);
    }
  }
  const order = history.map(({ folder }) => folder);
  return new Map([...byKey].map(([key, found]) => [key, join(found, order)]));
}

const called = ['function', 'decorator', 'method', 'classMethod', 'staticMethod'];

function join(found: readonly Found[], order: readonly string[]): Subject {
  const members = new Map<string, Found[]>();
  for (const { version, thing } of found) {
    for (const member of (thing.members ?? []) as readonly Member[]) {
      if (member.inheritedFrom !== undefined) continue;
      members.set(member.name, [...(members.get(member.name) ?? []), { version, thing: member }]);
    }
  }
  const versions = [...new Set(found.map(({ version }) => version))];
  return {
    versions,
    later: order.slice(order.indexOf(versions[0] ?? '') + 1),
    parameters: new Set(
      found.flatMap(({ thing }) => thing.signature?.parameters.map(({ name }) => name) ?? []),
    ),
    collectsKeywords: found.some(({ thing }) =>
      thing.signature?.parameters.some(({ kind }) => kind === 'varKeyword'),
    ),
    isCalled: found.some(({ thing }) => called.includes(thing.kind)),
    hasSwizzles: found.some(({ thing }) => 'families' in thing && thing.families !== undefined),
    members: new Map([...members].map(([name, own]) => [name, join(own, order)])),
    names: new Set(found.flatMap(({ name }) => name ?? [])),
  };
}
