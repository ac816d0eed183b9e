import type {
  MemberDescription,
  MemberOverride,
  SymbolDescription,
  SymbolOverride,
} from './descriptionsSchema';

/** A member's description as it applies to one version. */
export type MemberText = Omit<MemberOverride, 'members'> & {
  readonly members?: Readonly<Record<string, MemberText>>;
};

/** An object's description as it applies to one version. */
export type SymbolText = Omit<SymbolOverride, 'members'> & {
  readonly groups?: SymbolDescription['groups'];
  readonly members?: Readonly<Record<string, MemberText>>;
};

/**
 * Resolves a description for one version.
 *
 * @param folder Folder of the version.
 */
export function describeIn(description: SymbolDescription, folder: string): SymbolText {
  const { members, versions, ...shared } = description;
  const { members: overridden, ...own } = versions?.[folder] ?? {};
  return { ...merge(shared, own), members: mergeMembers(members, overridden, folder) };
}

function mergeMembers(
  members: SymbolDescription['members'] | MemberDescription['members'],
  overridden: SymbolOverride['members'] | MemberOverride['members'],
  folder: string,
): Record<string, MemberText> {
  const merged: Record<string, MemberText> = {};
  for (const [name, { versions, ...described }] of Object.entries<MemberDescription>(members ?? {})) {
    const { members: inner, ...shared } = described;
    const { members: innerHere, ...here } = versions?.[folder] ?? {};
    const { members: innerAbove, ...above }: MemberOverride = overridden?.[name] ?? {};
    merged[name] = {
      ...merge(merge(shared, here), above),
      ...(inner && { members: mergeMembers(inner, { ...innerHere, ...innerAbove }, folder) }),
    };
  }
  return merged;
}

type Mergeable = Pick<SymbolOverride, 'parameters' | 'keywords' | 'example' | 'output' | 'fence' | 'picture'>;

/**
 * Merges two descriptions; keys of `own` win, parameter by parameter and keyword by keyword. An `example` in `own`, even null,
 * replaces the whole example of `base`.
 */
function merge<Base extends Mergeable, Own extends Mergeable>(base: Base, own: Own): Base & Own {
  const { example, output, fence, picture, ...rest } = base;
  const isOther = own.example !== undefined && own.example !== example;
  const kept = isOther ? {} : { example, output, fence, picture };
  const parameters = base.parameters && { ...base.parameters, ...own.parameters };
  const keywords = base.keywords && { ...base.keywords, ...own.keywords };
  return {
    ...rest,
    ...withoutUndefined(kept),
    ...own,
    ...(parameters && { parameters }),
    ...(keywords && { keywords }),
  } as Base & Own;
}

function withoutUndefined(value: object): object {
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined));
}
