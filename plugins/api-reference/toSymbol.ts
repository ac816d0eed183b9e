import { firstSentence } from './firstSentence';
import type { Context } from './context';
import { pagePath } from './addresses';
import { nameHistory } from './history';
import { pageOfEntry, symbolOf, type ApiObject } from './reference';
import type { InventorySymbol } from './schema';
import { scopeOf } from './scopeOf';
import { showName, splitName } from './showName';
import { toHistory } from './toHistory';
import { insteadOf, toMembers } from './toMember';
import { toOutcome, toSignature } from './toSignature';
import { toSource } from './toSource';
import type { ApiSymbol, TypePart } from './types';
import type { Writer } from './writer';

/** Builds the entry of a public name: the full one at the object's home, elsewhere a short one that links to it. */
export function toSymbol(qualifiedName: string, context: Context): ApiSymbol {
  const { reference } = context;
  const found = reference.names.get(qualifiedName);
  const object = found && reference.objects.get(found.key);
  if (!object) throw new Error(`api-reference: ${qualifiedName} is not in ${reference.folder}.`);
  return object.home === qualifiedName && !object.hasOwnPage
    ? toFullEntry(object, context)
    : toShortEntry(qualifiedName, found.symbol, object, context);
}

function toShortEntry(id: string, symbol: InventorySymbol, object: ApiObject, context: Context): ApiSymbol {
  const { reference, history, describe, findName } = context;
  const text = describe(object.key);
  const writer = context.writerOf(object.key);
  const own = text.names?.[id];
  const scope = scopeOf(symbol, text.scope);
  return {
    id,
    ...splitName(reference, id),
    access: symbol.access,
    kind: symbol.kind,
    ...(scope && { scope }),
    text: writer.text(own?.text ?? text.text, firstSentence),
    ...(symbol.signature && { signature: toSignature(symbol.signature, {}, writer) }),
    ...describeData(symbol, writer),
    ...(text.internal && { internal: text.internal }),
    fullEntry: { name: showName(reference, object.shown), href: findName(object.home)?.href ?? '' },
    ...(symbol.deprecated && {
      deprecated: {
        // The replacement may be the name of the full entry, so no name is excluded from linking here.
        instead: context
          .writerOf()
          .text(own?.instead ?? insteadOf(symbol.deprecated.replacement) ?? text.instead),
      },
    }),
    history: toHistory(nameHistory(history, id), undefined, writer),
  };
}

/** Builds the full entry of an object. */
export function toFullEntry(object: ApiObject, context: Context): ApiSymbol {
  const { reference, describe, usagesOf } = context;
  const { key, home, shown } = object;
  const symbol = symbolOf(reference, object);
  const text = describe(key);
  const writer = context.writerOf(key);
  const { usages, moreUsages } = usagesOf(key);
  const scope = scopeOf(symbol, text.scope);
  const place = { id: home, key, path: [], scope, groups: text.groups };
  const members = toMembers(symbol.members ?? [], text.members, place, context);
  const inherited = toInherited(symbol, context);
  const example = context.toExample(text, writer);
  const proven = context.findProven(key, text);
  const seeAlso = toSeeAlso(object, context);
  const source = toSource(symbol.definition, context);
  const aliases = toAliases(object, context);
  const bases = (symbol.bases ?? []).map((base) => toBase(base, context));
  const [family] = symbol.families ?? [];
  return {
    id: home,
    ...splitName(reference, shown),
    access: reference.names.get(shown)?.symbol.access ?? symbol.access,
    kind: symbol.kind,
    ...(scope && { scope }),
    text: writer.text(text.text),
    ...(symbol.signature && { signature: toSignature(symbol.signature, text, writer) }),
    ...toOutcome(text, writer),
    ...describeData(symbol, writer),
    ...(example && { example }),
    ...(Object.keys(proven).length > 0 && { proven }),
    ...(seeAlso.length > 0 && { seeAlso }),
    ...(text.internal && { internal: text.internal }),
    ...(source && { source }),
    ...(symbol.deprecated && {
      deprecated: { instead: writer.text(text.instead ?? insteadOf(symbol.deprecated.replacement)) },
    }),
    ...(aliases.length > 0 && { aliases }),
    ...(bases.length > 0 && { bases }),
    ...(symbol.native && { native: symbol.native }),
    ...(members.length > 0 && { members }),
    ...(inherited.length > 0 && { inherited }),
    ...(family && {
      swizzles: {
        groups: family.groups,
        maxLength: family.maxLength,
        count: family.count,
        text: writer.text(text.swizzles),
      },
    }),
    history: toHistory(context.historyOf(key), text.changes, writer),
    ...(usages.length > 0 && { usages }),
    ...(moreUsages > 0 && { moreUsages }),
  };
}

function describeData(
  { type, value, reexportOf }: InventorySymbol,
  writer: Writer,
): Pick<ApiSymbol, 'type' | 'value' | 'reexportOf'> {
  return {
    ...(type !== undefined && { type: writer.type(type) }),
    ...(value !== undefined && { value }),
    ...(reexportOf !== undefined && { reexportOf }),
  };
}

function toAliases(
  { names, shown }: ApiObject,
  { reference, place }: Context,
): NonNullable<ApiSymbol['aliases']> {
  return names
    .filter((name) => name !== shown)
    .map((name) => ({ name: showName(reference, name), href: entryHref(name, { reference, place }) }));
}

/** Lists the other names of an object's families, those that the version has. */
function toSeeAlso({ key }: ApiObject, { reference, findName, descriptions }: Context): ApiName[] {
  const names = descriptions.families.filter((family) => family.includes(key)).flat();
  return [...new Set(names)].flatMap((name) => {
    const object = name === key ? undefined : reference.objects.get(name);
    const href = object && findName(object.home)?.href;
    return object && href !== undefined ? [{ name: showName(reference, object.shown), href }] : [];
  });
}

type ApiName = NonNullable<ApiSymbol['seeAlso']>[number];

/** Finds the address of a name's own entry: the full one at the object's home, a short one elsewhere. */
export function entryHref(name: string, { reference, place }: Pick<Context, 'reference' | 'place'>): string {
  return `${pagePath(place, reference.version, pageOfEntry(reference, name))}#${name}`;
}

function toBase(base: string, { reference, findName }: Context): TypePart {
  const key = reference.definitions.get(base);
  const object = key === undefined ? undefined : reference.objects.get(key);
  const href = object && findName(object.home)?.href;
  return object && href !== undefined
    ? [showName(reference, object.shown), href]
    : (base.split('.').at(-1) ?? base);
}

/** Lists members of base classes, by class, each with a link to its entry there. */
function toInherited(symbol: InventorySymbol, context: Context): NonNullable<ApiSymbol['inherited']> {
  const { reference, findName } = context;
  const groups = new Map<string, { name: string; href: string }[]>();
  for (const { name, inheritedFrom } of symbol.members ?? []) {
    const key = inheritedFrom === undefined ? undefined : reference.definitions.get(inheritedFrom);
    const object = key === undefined ? undefined : reference.objects.get(key);
    const href = object && findName(`${object.home}.${name}`)?.href;
    if (object && href !== undefined)
      groups.set(object.home, [...(groups.get(object.home) ?? []), { name, href }]);
  }
  return [...groups].map(([home, members]) => {
    const object = reference.objects.get(reference.names.get(home)?.key ?? '');
    return {
      from: showName(reference, object?.shown ?? home),
      href: findName(home)?.href ?? '',
      members,
    };
  });
}
