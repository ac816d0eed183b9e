import type { InventorySymbol } from './schema';
import type { ApiChange } from './types';

type Signature = NonNullable<InventorySymbol['signature']>;
type Parameter = Signature['parameters'][number];
type Member = NonNullable<InventorySymbol['members']>[number];

/** Change found by comparison; notes are written by hand. */
export type FoundChange = Exclude<ApiChange, { kind: 'note' }>;

/** Lists the differences between two versions of a symbol that affect a program using it. */
export function compareSymbols(before: InventorySymbol, after: InventorySymbol): FoundChange[] {
  return [
    ...(before.kind === after.kind
      ? []
      : [{ kind: 'kindChanged', from: before.kind, to: after.kind } as const]),
    ...compareSignatures(before.signature, after.signature),
    ...compareMembers(before.members ?? [], after.members ?? []),
  ];
}

/** Lists the parameters that differ: removed ones first, the others in the order of the newer signature. */
function compareSignatures(before: Signature | undefined, after: Signature | undefined): FoundChange[] {
  const old = new Map((before?.parameters ?? []).map((parameter) => [parameter.name, parameter]));
  const now = new Map((after?.parameters ?? []).map((parameter) => [parameter.name, parameter]));
  const common = [...now.keys()].filter((name) => old.has(name));
  const order = [...old.keys()].filter((name) => now.has(name));
  const renamed = findRenamed([...old.values()], [...now.values()]);
  const removed = [...old.keys()]
    .filter((name) => !now.has(name) && !renamed.has(name))
    .map((name) => ({ kind: 'parameterRemoved', name }) as const);
  const newNames = new Map([...renamed].map(([from, to]) => [to, from]));
  const others = [...now.values()].flatMap((parameter): FoundChange[] => {
    const { name } = parameter;
    const was = old.get(name);
    const from = newNames.get(name);
    if (from !== undefined) return [{ kind: 'parameterRenamed', from, to: name }];
    if (!was) return [{ kind: 'parameterAdded', name }];
    const isMoved = common.indexOf(name) !== order.indexOf(name) || was.kind !== parameter.kind;
    return [
      ...(isMoved ? [{ kind: 'parameterMoved', name } as const] : []),
      ...compareDefaults(was, parameter),
    ];
  });
  return [...removed, ...others];
}

/** Finds parameters that were renamed but kept position, kind and default, so positional calls still work. */
function findRenamed(before: readonly Parameter[], after: readonly Parameter[]): Map<string, string> {
  const [old, now] = [before, after].map((parameters) => new Set(parameters.map(({ name }) => name)));
  const pairs = before.flatMap((was, index): [string, string][] => {
    const parameter = after[index];
    if (!parameter || now?.has(was.name) || old?.has(parameter.name)) return [];
    const isSame = was.kind === parameter.kind && compareDefaults(was, parameter).length === 0;
    return isSame && was.kind === 'positional' ? [[was.name, parameter.name]] : [];
  });
  return new Map(pairs);
}

function compareDefaults(before: Parameter, after: Parameter): FoundChange[] {
  const { name } = after;
  if (before.default === undefined && after.default === undefined) return [];
  if (before.default === undefined) return [{ kind: 'parameterOptional', name }];
  if (after.default === undefined) return [{ kind: 'parameterRequired', name }];
  if (inOneSpelling(before.default) === inOneSpelling(after.default)) return [];
  return [{ kind: 'defaultChanged', name, from: before.default, to: after.default }];
}

/** Normalizes what the formatter chooses: quotes, capitals in hexadecimal numbers, spaces, the zero after a decimal point. */
const inOneSpelling = (source: string): string =>
  source
    .replaceAll("'", '"')
    .replace(/\b0x[\da-f]+\b/gi, (number) => number.toLowerCase())
    .replace(/(\d)\.(?!\d)/g, '$1.0')
    .replace(/,\s*/g, ', ');

function compareMembers(before: readonly Member[], after: readonly Member[]): FoundChange[] {
  const old = new Map(before.map((member) => [member.name, member]));
  const now = new Map(after.map((member) => [member.name, member]));
  // Changes of a base class are listed on the base class.
  const isOwn = ({ inheritedFrom }: Member) => inheritedFrom === undefined;
  const added = after.filter((member) => isOwn(member) && !old.has(member.name));
  const removed = before.filter((member) => isOwn(member) && !now.has(member.name));
  const common = after.flatMap((member) => {
    const was = old.get(member.name);
    return was && isOwn(was) && isOwn(member) ? [[was, member] as const] : [];
  });
  const changed = common.filter(([was, member]) => compareMember(was, member).length > 0);
  const deprecated = common.filter(([was, member]) => !was.deprecated && member.deprecated);
  const named = (
    kind: 'membersAdded' | 'membersRemoved' | 'membersChanged' | 'membersDeprecated',
    members: readonly Member[],
  ): FoundChange[] => (members.length > 0 ? [{ kind, names: members.map(({ name }) => name) }] : []);
  return [
    ...named('membersAdded', added),
    ...named('membersRemoved', removed),
    ...named(
      'membersChanged',
      changed.map(([, member]) => member),
    ),
    ...named(
      'membersDeprecated',
      deprecated.map(([, member]) => member),
    ),
  ];
}

/** Lists the differences between two versions of a member. */
export function compareMember(before: Member, after: Member): FoundChange[] {
  return [
    ...(before.kind === after.kind
      ? []
      : [{ kind: 'memberKindChanged', from: before.kind, to: after.kind } as const]),
    ...compareSignatures(before.signature, after.signature),
    ...compareMembers(before.members ?? [], after.members ?? []),
  ];
}
