import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { describeIn } from './describeIn';
import { loadDescriptions } from './loadDescriptions';
import { nameHistory, objectHistory } from './history';
import { loadReferences } from './loadReference';
import type { FoundChange } from './compareSymbols';
import type { Reference } from './reference';

const pathOf = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));

/** Describes a difference in the words of `api_changes.py`. */
function describeChange(change: FoundChange): string[] {
  switch (change.kind) {
    case 'kindChanged':
    case 'memberKindChanged':
      return [`kindChanged ${change.from} -> ${change.to}`];
    case 'defaultChanged':
      return [`defaultChanged ${change.name} ${change.from} -> ${change.to}`];
    case 'parameterRenamed':
      return [`parameterRenamed ${change.from} -> ${change.to}`];
    case 'namesAdded':
    case 'namesRemoved':
      return [];
    case 'membersAdded':
    case 'membersRemoved':
    case 'membersChanged':
    case 'membersDeprecated':
      return change.names.map((name) => `${change.kind} ${name}`);
    default:
      return [`${change.kind} ${change.name}`];
  }
}

/** Reads the changes that the pages show for a version, name by name. */
function readHistory(history: readonly Reference[], index: number) {
  const [older, newer] = [history[index - 1], history[index]];
  const names = [...new Set(history.flatMap((reference) => [...reference.names.keys()]))].sort();
  const inState = (state: string) =>
    names.filter((name) => nameHistory(history, name)[index]?.state === state);
  const changed = names.flatMap((name) => {
    const key = newer?.names.get(name)?.key;
    if (key === undefined || !older?.names.has(name)) return [];
    const found = (objectHistory(history, key)[index]?.changes ?? []).flatMap(describeChange).sort();
    return found.length > 0 ? [[name, found]] : [];
  });
  return {
    added: inState('added'),
    removed: inState('removed'),
    deprecated: inState('deprecated'),
    changed: Object.fromEntries(changed),
  };
}

describe('the history of the real inventories', () => {
  let history: Reference[] = [];

  beforeAll(async () => {
    const folders = ['v1.5.0', 'v1.6.0', 'master'];
    const versions = folders.map((name) => ({ name, label: name, path: name }));
    history = await loadReferences(pathOf('api'), versions);
  });

  it.each([
    [1, 'v1.5.0', 'v1.6.0'],
    [2, 'v1.6.0', 'master'],
  ])('is what another program finds (step %i, from %s to %s)', (index, older, newer) => {
    const script = pathOf('tools/api/python/api_changes.py');
    const printed = execFileSync('python3', [script, pathOf(`api/${older}`), pathOf(`api/${newer}`)], {
      encoding: 'utf8',
    });
    const independent: unknown = JSON.parse(printed);
    expect(readHistory(history, index)).toEqual(independent);
    expect(independent).toHaveProperty('added.0');
  });

  it.each([
    ['taichi.field', 1, [{ kind: 'parameterAdded', name: 'layout' }]],
    [
      'taichi.init',
      2,
      [
        { kind: 'parameterAdded', name: 'unrolling_limit' },
        { kind: 'parameterAdded', name: 'print_full_traceback' },
      ],
    ],
  ])('tells of %s what its callers may pass, not how it collects that', async (key, index, changes) => {
    const { symbols } = await loadDescriptions(pathOf('.'), pathOf('api/descriptions'));
    const description = symbols.get(key);
    if (!description) throw new Error(`${key} is not described`);
    const found = objectHistory(history, key, (folder) => describeIn(description, folder).keywords);
    expect(found[index]?.changes).toEqual(changes);
  });
});
