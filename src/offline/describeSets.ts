import { idOf, plainPath, type OfflineIndex, type OfflineSet } from '../../shared/offline/format';
import type { Stored } from './records';

/**
 * `absent`: not kept. `incomplete`: the first download broke off. `updating`: a later one did, or is going on. `kept`: complete. `outdated`: the site has a newer edition. `gone`: kept, but no longer
 * on the site. `damaged`: files or the record are missing.
 */
export type SetState = 'absent' | 'incomplete' | 'updating' | 'kept' | 'outdated' | 'gone' | 'damaged';

/** A set as the page shows it. */
export type DescribedSet = {
  readonly id: string;
  /** Null for a damaged record of a version that is no longer on the site. */
  readonly set: OfflineSet | null;
  readonly state: SetState;
  /** Whether its pages open without a network. */
  readonly isReadable: boolean;
  /** Number of files that are missing from the store. */
  readonly missing: number;
};

function describe(
  { id, record }: Stored,
  offered: OfflineSet | undefined,
  isIndexKnown: boolean,
  stored: ReadonlyMap<string, string>,
): DescribedSet {
  if (!record) return { id, set: offered ?? null, state: 'damaged', isReadable: false, missing: 0 };
  const { set, state, files } = record;
  const missing = files.filter(([path]) => !stored.has(plainPath(path))).length;
  const stateOf = (): SetState => {
    if (state === 'started') return 'incomplete';
    if (state === 'updating') return 'updating';
    if (missing > 0) return 'damaged';
    if (offered) return offered.revision === set.revision ? 'kept' : 'outdated';
    return isIndexKnown ? 'gone' : 'kept';
  };
  return { id, set: offered ?? set, state: stateOf(), isReadable: state !== 'started', missing };
}

/**
 * Joins what the site offers with what is stored: first what it offers, then what is stored and no longer offered.
 *
 * @param index Null when it could not be loaded, as without a network.
 * @param stored Hashes of the stored files, by path.
 */
export function describeSets(
  index: OfflineIndex | null,
  records: readonly Stored[],
  stored: ReadonlyMap<string, string>,
): DescribedSet[] {
  const offered = index?.sets ?? [];
  const byId = new Map(records.map((each) => [each.id, each]));
  const offeredIds = new Set(offered.map(idOf));
  return [
    ...offered.map((set): DescribedSet => {
      const found = byId.get(idOf(set));
      return found
        ? describe(found, set, true, stored)
        : { id: idOf(set), set, state: 'absent', isReadable: false, missing: 0 };
    }),
    ...records
      .filter(({ id }) => !offeredIds.has(id))
      .map((each) => describe(each, undefined, index !== null, stored)),
  ];
}
