import type { Context } from './context';
import { removedNames } from './removed';
import { showName } from './showName';
import { toHistory } from './toHistory';
import { insteadOf } from './toMember';
import { insteadOfRemoved } from './toRemoved';
import { entryHref } from './toSymbol';
import { pagePath } from './addresses';
import type { ApiChangeGroup, ApiChangesData } from './types';

type Entry = ApiChangeGroup['entries'][number];

/** Lists the differences from the previous version, section by section. */
export function toChanges(context: Context): ApiChangesData {
  const { reference, history } = context;
  const older = history[history.indexOf(reference) - 1];
  return {
    ...(older && { since: older.version.label }),
    added: group(context, (name) => (older && !older.names.has(name) ? toEntry(name, context) : null)),
    changed: group(context, (name) => (older ? toChanged(name, context) : null)),
    deprecated: group(context, (name) => toDeprecated(name, older, context)),
    removed: older ? toRemovedGroups(context) : [],
  };
}

/** Groups the chosen entries by section in page order; omits empty sections. */
function group(context: Context, choose: (name: string) => Entry | null): ApiChangeGroup[] {
  const { reference, place } = context;
  return reference.inventories.flatMap(({ section, module, symbols }) => {
    const entries = symbols.flatMap(({ qualifiedName }) => choose(qualifiedName) ?? []);
    const path = pagePath(place, reference.version, section);
    return entries.length > 0 ? [{ title: module, path, entries }] : [];
  });
}

function toEntry(name: string, context: Context): Entry {
  const { reference } = context;
  return {
    name: showName(reference, name),
    href: entryHref(name, context),
    kind: reference.names.get(name)?.symbol.kind ?? 'data',
    changes: [],
  };
}

/** An object that both versions have is listed once, at its full entry. */
function toChanged(name: string, context: Context): Entry | null {
  const { reference, history } = context;
  const object = reference.objects.get(reference.names.get(name)?.key ?? '');
  if (!object || object.home !== name) return null;
  const { changes: notes } = context.describe(object.key);
  const steps = toHistory(context.historyOf(object.key), notes, context.writerOf());
  const step = steps[history.indexOf(reference)];
  // Added and removed names are listed as names.
  const changes = (step?.changes ?? []).filter(
    ({ kind }) => kind !== 'namesAdded' && kind !== 'namesRemoved',
  );
  if (changes.length === 0 || step?.state === 'added') return null;
  return { ...toEntry(name, context), name: showName(reference, object.shown), changes };
}

function toDeprecated(name: string, older: Context['reference'] | undefined, context: Context): Entry | null {
  const { reference, describe } = context;
  const found = reference.names.get(name);
  if (!found?.symbol.deprecated || older?.names.get(name)?.symbol.deprecated) return null;
  const text = describe(found.key);
  const instead =
    text.names?.[name]?.instead ?? insteadOf(found.symbol.deprecated.replacement) ?? text.instead;
  return { ...toEntry(name, context), instead: context.writerOf().text(instead) };
}

/** Groups the names that only the previous version has. */
function toRemovedGroups(context: Context): ApiChangeGroup[] {
  const { reference, history, place } = context;
  const gone = removedNames(history, reference).filter(({ firstWithout }) => firstWithout === reference);
  const sections = [...new Set(gone.map(({ last }) => last.section))].sort();
  return sections.map((section) => ({
    title: section.replaceAll('/', '.'),
    ...(reference.inventories.some((inventory) => inventory.section === section) && {
      path: pagePath(place, reference.version, section),
    }),
    entries: gone
      .filter(({ last }) => last.section === section)
      .map((removed) => ({
        name: showName(removed.lastReference, removed.name),
        href: `${pagePath(place, reference.version, removed.section)}#${removed.name}`,
        kind: removed.last.symbol.kind,
        changes: [],
        instead: insteadOfRemoved(removed, context),
      })),
  }));
}
