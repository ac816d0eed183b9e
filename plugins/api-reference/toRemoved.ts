import type { Context } from './context';
import { describeIn } from './describeIn';
import { nameHistory } from './history';
import type { RemovedName } from './removed';
import { splitName } from './showName';
import { toHistory } from './toHistory';
import { insteadOf } from './toMember';
import { entryHref } from './toSymbol';
import type { ApiRemoved, TextPart } from './types';

/** Builds the entry of a removed name: its replacement, and its last full entry. */
export function toRemoved(removed: RemovedName, context: Context): ApiRemoved {
  const { name, last, lastReference, firstWithout } = removed;
  return {
    id: name,
    ...splitName(lastReference, name),
    kind: last.symbol.kind,
    removedIn: firstWithout.version.label,
    instead: insteadOfRemoved(removed, context),
    lastEntry: {
      versionLabel: lastReference.version.label,
      href: entryHref(name, { reference: lastReference, place: context.place }),
    },
    history: toHistory(nameHistory(context.history, name), undefined, context.writerOf()),
  };
}

/** Finds the replacement of a removed name: the described one, or else the one in the last release that had the name. */
export function insteadOfRemoved({ name, last, firstWithout }: RemovedName, context: Context): TextPart[] {
  const description = context.descriptions.symbols.get(last.key);
  const text = description && describeIn(description, firstWithout.folder);
  const isGone = !context.reference.objects.has(last.key);
  return context
    .writerOf()
    .text(
      text?.names?.[name]?.instead ??
        insteadOf(last.symbol.deprecated?.replacement) ??
        (isGone ? text?.instead : undefined),
    );
}
