import type { NamedSymbol, Reference } from './reference';
import { parentOf } from './sections';

/** A name that an earlier version has and this version lacks. */
export type RemovedName = {
  readonly name: string;
  /** Section of this version whose page lists the name. */
  readonly section: string;
  /** The name in the last version that has it. */
  readonly last: NamedSymbol;
  readonly lastReference: Reference;
  /** First version without it. */
  readonly firstWithout: Reference;
};

/**
 * Lists the names that a version has lost, sorted case-insensitively.
 *
 * @param history All versions, oldest first.
 */
export function removedNames(history: readonly Reference[], reference: Reference): RemovedName[] {
  const until = history.slice(0, history.indexOf(reference) + 1);
  const sections = new Set(reference.inventories.map(({ section }) => section));
  const lost = new Map<string, RemovedName>();
  until.forEach((lastReference, index) => {
    const firstWithout = until[index + 1];
    if (!firstWithout) return;
    for (const [name, last] of lastReference.names) {
      if (firstWithout.names.has(name) || reference.names.has(name)) continue;
      let section = last.section;
      while (!sections.has(section)) section = parentOf(section);
      lost.set(name, { name, section, last, lastReference, firstWithout });
    }
  });
  const fold = ({ name }: RemovedName) => `${name.toLowerCase()}\n${name}`;
  return [...lost.values()].sort((a, b) => (fold(a) < fold(b) ? -1 : 1));
}
