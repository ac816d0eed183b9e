type State = 'absent' | 'present' | 'added' | 'changed' | 'deprecated' | 'removed';
type Step = { versionLabel: string; state: State; changes: readonly unknown[] };

export type Badge = { kind: 'since' | 'changed' | 'deprecated' | 'removed'; version: string };

/**
 * Takes a history, oldest version first, and the version of the page; returns what stands beside the name: what came and
 * changed up to this version, and what any version deprecates or removes. The oldest version says nothing of itself.
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

/** Whether a history tells anything: a name that is there unchanged in all versions has none. */
export const isEventful = (history: readonly Step[]): boolean =>
  history.some(({ state, changes }) => state !== 'present' || changes.length > 0);
