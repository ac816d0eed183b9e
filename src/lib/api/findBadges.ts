type State = 'absent' | 'present' | 'added' | 'changed' | 'deprecated' | 'removed';
type Step = { versionLabel: string; state: State; changes: readonly unknown[] };

export type Badge = { kind: 'since' | 'changed' | 'deprecated' | 'removed'; version: string };

/**
 * Finds the badges of a name: additions and changes up to the page's version, and deprecations and removals of any
 * version. The oldest version adds no badge.
 *
 * @param history Oldest version first.
 */
export function findBadges(history: readonly Step[], pageVersion: string): Badge[] {
  const own = history.findIndex(({ versionLabel }) => versionLabel === pageVersion);
  return history.flatMap(({ versionLabel: version, state }, index): Badge[] => {
    if (index === 0) return [];
    if (state === 'deprecated' || state === 'removed') return [{ kind: state, version }];
    if (index > own) return [];
    if (state === 'added') return [{ kind: 'since', version }];
    return state === 'changed' ? [{ kind: 'changed', version }] : [];
  });
}

/** Whether a history has events; that of a name unchanged in all versions has none. */
export const isEventful = (history: readonly Step[]): boolean =>
  history.some(({ state, changes }) => state !== 'present' || changes.length > 0);
