import type { DescribedGroup, MemberGroup } from '../../shared/api/memberGroups';
import type { ApiMemberKind } from './types';

/** A class with fewer members has no groups unless its description names them. */
const longClass = 12;

const byKind: Record<ApiMemberKind, MemberGroup> = {
  method: 'methods',
  classMethod: 'methods',
  staticMethod: 'methods',
  property: 'properties',
  attribute: 'attributes',
  value: 'values',
  class: 'classes',
};

type Groups = Readonly<Partial<Record<DescribedGroup, readonly string[]>>>;
type Member = { readonly name: string; readonly kind: ApiMemberKind };

/**
 * Returns the function that finds the group of a member: from the description, in a long class without one from the kind.
 *
 * @param members The members that the class has in the version.
 */
export function createGroupFinder(
  groups: Groups | undefined,
  members: readonly Member[],
): (member: Member) => MemberGroup | undefined {
  if (groups) {
    const entries = Object.entries(groups) as [DescribedGroup, readonly string[]][];
    const byName = new Map(entries.flatMap(([group, names]) => names.map((name) => [name, group] as const)));
    return ({ name }) => byName.get(name);
  }
  const isGrouped = members.length >= longClass && new Set(members.map(({ kind }) => byKind[kind])).size > 1;
  return ({ kind }) => (isGrouped ? byKind[kind] : undefined);
}
