type Scope = 'python' | 'kernel' | 'both';

/** Choices of the chips above a list of names. */
export type NameFilter = {
  /** Where the names must work; null for anywhere. */
  readonly place: Scope | null;
  /** Letters of the kinds to show; empty for all. */
  readonly letters: readonly string[];
  readonly hasRemoved: boolean;
};

export const noFilter: NameFilter = { place: null, letters: [], hasRemoved: false };

type Name = {
  readonly letter?: string;
  readonly scope?: Scope | undefined;
  readonly state?: 'deprecated' | 'removed' | 'internal' | undefined;
};

/** Whether the filter restricts the names that the version has. */
export const isRestricted = ({ place, letters }: NameFilter): boolean => place !== null || letters.length > 0;

/** Whether a name works where the reader asks. */
export const worksIn = (place: NameFilter['place'], scope: Scope | undefined): boolean =>
  place === null || scope === place || scope === 'both';

/**
 * Whether a filter lets a name pass. Removed names pass an empty filter: the style sheet hides them, so that they are there
 * without scripts.
 */
export function passesFilter({ letter = '', scope, state }: Name, filter: NameFilter): boolean {
  if (state === 'removed' && !filter.hasRemoved && isRestricted(filter)) return false;
  if (filter.letters.length > 0 && !filter.letters.includes(letter)) return false;
  return worksIn(filter.place, scope);
}

/** Adds a value to a list, or removes it. */
export const toggle = <Value>(list: readonly Value[], value: Value): Value[] =>
  list.includes(value) ? list.filter((other) => other !== value) : [...list, value];
