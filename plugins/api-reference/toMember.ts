import type { Scope } from '../../shared/api/scopes';
import type { Context } from './context';
import type { MemberText } from './describeIn';
import { createGroupFinder } from './groupOf';
import { memberHistory } from './history';
import type { InventorySymbol } from './schema';
import { scopeOf } from './scopeOf';
import { toHistory, isTelling } from './toHistory';
import { toOutcome, toSignature } from './toSignature';
import { toSource } from './toSource';
import type { ApiMember } from './types';

type Member = NonNullable<InventorySymbol['members']>[number];

/** Position of a member: anchor of its container, key of the object, and path of the member within the object. */
type Home = {
  readonly id: string;
  readonly key: string;
  readonly path: readonly string[];
  /** That of the container. */
  readonly scope?: Scope | undefined;
  readonly groups?: MemberGroups | undefined;
};

type MemberGroups = Parameters<typeof createGroupFinder>[0];

/** Builds the members that a class defines itself, with their descriptions. */
export function toMembers(
  members: readonly Member[],
  texts: Readonly<Record<string, MemberText>> | undefined,
  home: Home,
  context: Context,
): ApiMember[] {
  const own = members.filter(({ inheritedFrom }) => inheritedFrom === undefined);
  const groupOf = createGroupFinder(home.groups, own);
  return own.map((member) => {
    const { id, key, path, scope } = home;
    const place = { id: `${id}.${member.name}`, key, path: [...path, member.name], scope };
    const group = groupOf(member);
    return { ...toMember(member, texts?.[member.name] ?? {}, place, context), ...(group && { group }) };
  });
}

function toMember(member: Member, text: MemberText, home: Home, context: Context): ApiMember {
  const { name, kind, signature, value, readable, writable, deprecated } = member;
  const writer = context.writerOf(home.key);
  const type = text.type ?? member.type;
  const scope = scopeOf(member, text.scope, home.scope);
  const inner = toMembers(member.members ?? [], text.members, { ...home, scope }, context);
  const history = toHistory(memberHistory(context.history, home.key, home.path), text.changes, writer);
  const example = context.toExample(text, writer);
  const proven = context.findProven([home.key, ...home.path].join('.'), text);
  const source = toSource(member, context);
  const instead = text.instead ?? insteadOf(deprecated?.replacement);
  return {
    id: home.id,
    name,
    kind,
    ...(scope && { scope }),
    text: writer.text(text.text),
    ...(signature && { signature: toSignature(signature, text, writer) }),
    ...toOutcome(text, writer),
    ...(type !== undefined && { type: writer.type(type) }),
    ...(value !== undefined && { value }),
    ...(readable === false && { readable }),
    ...(writable === false && { writable }),
    ...(example && { example }),
    ...(Object.keys(proven).length > 0 && { proven }),
    ...(source && { source }),
    ...(deprecated && { deprecated: { instead: writer.text(instead) } }),
    ...(inner.length > 0 && { members: inner }),
    ...(isTelling(history) && { history }),
  };
}

/** Builds the sentence that recommends a release's replacement for a deprecated name. */
export const insteadOf = (replacement: string | undefined): string | undefined =>
  replacement === undefined ? undefined : `Use \`${replacement}\`.`;
