import type { Writer } from './context';
import type { FoundStep } from './history';
import type { ApiHistoryStep } from './types';

/** Takes what comparing found, and notes by the folders of versions; gives the steps for a page. A note makes an unchanged version a changed one. */
export function toHistory(
  steps: readonly FoundStep[],
  notes: Readonly<Record<string, string>> | undefined,
  writer: Writer,
): ApiHistoryStep[] {
  return steps.map(({ folder, label, state, changes }) => {
    const note = notes?.[folder];
    const isChanged = note !== undefined && state === 'present';
    return {
      versionLabel: label,
      state: isChanged ? 'changed' : state,
      changes:
        note === undefined ? [...changes] : [...changes, { kind: 'note', text: writer.text(note) } as const],
    };
  });
}

/** Tells whether a history has anything to say: more than that the thing is in every version, unchanged. */
export const isTelling = (steps: readonly ApiHistoryStep[]): boolean =>
  steps.some(({ state }) => state !== 'present');
