import type { MemberGroup } from '../../../shared/api/memberGroups';
import { groupAnchor, groupMembers } from './groupMembers';
import { orderMembers } from './orderMembers';

type Member = { id: string; name: string; kind: string; group?: MemberGroup };
type Symbol = { id: string; members?: readonly Member[] };

type Entry = { value: string; id: string; level: number };

/** Names of members are helpful on a short page; on a long one they would bury the names of their classes. */
const shortPage = 12;
const longPage = 100;

const toEntry = ({ id, name }: Pick<Member, 'id' | 'name'>, level: number): Entry => ({
  id,
  level,
  value: `<code>${name}</code>`,
});

/**
 * Builds the table of contents of a class page: its members in order, below their groups.
 *
 * @param id Anchor of the class.
 * @param titleOf Title of a group.
 */
export const toMemberContents = (
  id: string,
  members: readonly Member[],
  titleOf: (group: MemberGroup) => string,
): Entry[] =>
  groupMembers(members).flatMap(({ group, members: own }) =>
    group === undefined
      ? own.map((member) => toEntry(member, 2))
      : [
          { id: groupAnchor(id, group), level: 2, value: titleOf(group) },
          ...own.map((member) => toEntry(member, 3)),
        ],
  );

/** The first name of each letter, for pages with too many names to list. */
function toLetters(names: readonly Pick<Member, 'id' | 'name'>[]): Entry[] {
  const seen = new Set<string>();
  return names.flatMap(({ id, name }) => {
    const letter = name.charAt(0).toUpperCase();
    if (seen.has(letter)) return [];
    seen.add(letter);
    return [toEntry({ id, name: letter }, 2)];
  });
}

type Input = {
  /** Python module of the page, which contains the names. */
  module: string;
  symbols: readonly Symbol[];
  removed: readonly Symbol[];
  /** Title of the removed names, where they are not listed individually. */
  removedTitle: string;
};

/**
 * Builds the table of contents of a module page: its names in order, with the members of classes if there are few
 * names, and only letters if there are very many.
 */
export function toSectionContents({ module, symbols, removed, removedTitle }: Input): Entry[] {
  const toName = ({ id, members = [] }: Symbol) => ({ id, name: id.slice(module.length + 1), members });
  const names = [...symbols, ...removed].map(toName);
  if (names.length > longPage) {
    const [gone] = removed;
    return [
      ...toLetters(symbols.map(toName)),
      ...(gone ? [{ id: gone.id, value: removedTitle, level: 2 }] : []),
    ];
  }
  return names.flatMap(({ members, ...name }) => [
    toEntry(name, 2),
    ...(names.length > shortPage ? [] : orderMembers(members).map((member) => toEntry(member, 3))),
  ]);
}
