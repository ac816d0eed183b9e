import { memberGroups, type MemberGroup } from '../../../shared/api/memberGroups';
import { orderMembers } from './orderMembers';

type Member = { readonly kind: string; readonly group?: MemberGroup };

/** Members of one group; without a name where the class has no groups. */
export type MemberSet<Each> = { readonly group: MemberGroup | undefined; readonly members: Each[] };

/** Sorts the members of a class into their groups, in the order of `memberGroups`; those without a group come first. */
export const groupMembers = <Each extends Member>(members: readonly Each[]): MemberSet<Each>[] =>
  [undefined, ...memberGroups]
    .map((group) => ({ group, members: orderMembers(members.filter((member) => member.group === group)) }))
    .filter((set) => set.members.length > 0);

/** Anchor of a group within the entry of its class. */
export const groupAnchor = (id: string, group: MemberGroup): string => `${id}:${group}`;
