import { callerSignature } from './callerSignature';
import { compareMember, compareSymbols, type FoundChange } from './compareSymbols';
import { symbolOf, type Reference } from './reference';
import { showName } from './showName';
import type { ApiHistoryStep } from './types';
import type { InventorySymbol } from './schema';
import type { SymbolText } from './describeIn';

type Member = NonNullable<InventorySymbol['members']>[number];

/** Changes found for one version by comparison. */
export type FoundStep = {
  /** Name of the version's folder. */
  readonly folder: string;
  readonly label: string;
  readonly state: ApiHistoryStep['state'];
  readonly changes: readonly FoundChange[];
};

/** State of a value in one version; null when the version lacks it. */
type Thing<Value> = { readonly value: Value; readonly isDeprecated: boolean } | null;

/** Walks through the versions, oldest first. `compare` lists the differences between two consecutive versions. */
function trace<Value>(
  references: readonly Reference[],
  find: (reference: Reference) => Thing<Value>,
  compare: (before: Value, after: Value, pair: readonly [Reference, Reference]) => FoundChange[],
): FoundStep[] {
  const things = references.map(find);
  return references.map((reference, index) => {
    const { folder, version } = reference;
    const step = (state: FoundStep['state'], changes: FoundChange[] = []): FoundStep => ({
      folder,
      label: version.label,
      state,
      changes,
    });
    const now = things[index] ?? null;
    const before = things[index - 1] ?? null;
    const older = references[index - 1];
    if (!now) return step(before ? 'removed' : 'absent');
    if (!older) return step(now.isDeprecated ? 'deprecated' : 'present');
    if (!before) return step('added');
    const changes = compare(before.value, now.value, [older, reference]);
    if (now.isDeprecated && !before.isDeprecated) return step('deprecated', changes);
    return step(changes.length > 0 ? 'changed' : 'present', changes);
  });
}

/**
 * Traces an object's history as its callers see it.
 *
 * @param references All versions, oldest first.
 * @param keywordsIn Keywords that are described for a version, by the name of its folder.
 */
export function objectHistory(
  references: readonly Reference[],
  key: string,
  keywordsIn: (folder: string) => SymbolText['keywords'] = () => undefined,
): FoundStep[] {
  const asCalled = ({ signature, ...symbol }: InventorySymbol, { folder }: Reference): InventorySymbol => {
    const called = callerSignature(signature, keywordsIn(folder));
    return { ...symbol, ...(called && { signature: called }) };
  };
  return trace<InventorySymbol>(
    references,
    (reference) => {
      const object = reference.objects.get(key);
      const value = object && symbolOf(reference, object);
      return value ? { value, isDeprecated: value.deprecated !== undefined } : null;
    },
    (before, after, pair) => [
      ...compareSymbols(asCalled(before, pair[0]), asCalled(after, pair[1])),
      ...compareNamesOf(pair, key),
    ],
  );
}

/** Lists the other public names that the object gained or lost. */
function compareNamesOf([before, after]: readonly [Reference, Reference], key: string): FoundChange[] {
  const old = before.objects.get(key)?.names ?? [];
  const now = after.objects.get(key)?.names ?? [];
  const difference = (
    kind: 'namesAdded' | 'namesRemoved',
    [of, names, without]: readonly [Reference, readonly string[], readonly string[]],
  ): FoundChange[] => {
    const only = names.filter((name) => !without.includes(name));
    return only.length > 0 ? [{ kind, names: only.map((name) => showName(of, name)) }] : [];
  };
  return [...difference('namesAdded', [after, now, old]), ...difference('namesRemoved', [before, old, now])];
}

/**
 * Traces in which versions a public name exists.
 *
 * @param references All versions, oldest first.
 */
export function nameHistory(references: readonly Reference[], name: string): FoundStep[] {
  return trace<string>(
    references,
    ({ names }) => {
      const found = names.get(name);
      return found ? { value: name, isDeprecated: found.symbol.deprecated !== undefined } : null;
    },
    () => [],
  );
}

/**
 * Traces a member's history within that of its object.
 *
 * @param references All versions, oldest first.
 * @param key Key of the object.
 * @param path Path of the member.
 */
export function memberHistory(
  references: readonly Reference[],
  key: string,
  path: readonly string[],
): FoundStep[] {
  const steps = trace<Member>(
    references,
    (reference) => {
      const object = reference.objects.get(key);
      const value = object && findMember(symbolOf(reference, object).members ?? [], path);
      return value ? { value, isDeprecated: value.deprecated !== undefined } : null;
    },
    compareMember,
  );
  // The addition or removal of a whole class is not repeated for each member.
  return steps.map((step, index) => {
    const hasObject = references[index]?.objects.has(key);
    const hadObject = references[index - 1]?.objects.has(key);
    if (step.state === 'added' && !hadObject) return { ...step, state: 'present' };
    if (step.state === 'removed' && !hasObject) return { ...step, state: 'absent' };
    return step;
  });
}

function findMember(members: readonly Member[], [name, ...rest]: readonly string[]): Member | undefined {
  const found = members.find((member) => member.name === name);
  return rest.length === 0 || !found ? found : findMember(found.members ?? [], rest);
}
