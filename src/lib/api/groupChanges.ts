type OfParameter =
  'parameterAdded' | 'parameterRemoved' | 'parameterRequired' | 'parameterOptional' | 'parameterMoved';

type Single = { kind: OfParameter; name: string };

/** The same change of one or more parameters. */
export type ParameterChange = { kind: OfParameter; names: string[] };

const kinds: readonly string[] = [
  'parameterAdded',
  'parameterRemoved',
  'parameterRequired',
  'parameterOptional',
  'parameterMoved',
] satisfies OfParameter[];

const isOfParameter = (change: { kind: string }): change is Single => kinds.includes(change.kind);

/** Groups the changes of a version: parameters with the same change are merged at the position of the first. */
export function groupChanges<Change extends { kind: string }>(
  changes: readonly Change[],
): (ParameterChange | Exclude<Change, Single>)[] {
  const groups = new Map<string, ParameterChange>();
  return changes.flatMap((change): (ParameterChange | Exclude<Change, Single>)[] => {
    if (!isOfParameter(change)) return [change as Exclude<Change, Single>];
    const group = groups.get(change.kind);
    if (group) {
      group.names.push(change.name);
      return [];
    }
    const first = { kind: change.kind, names: [change.name] };
    groups.set(change.kind, first);
    return [first];
  });
}
