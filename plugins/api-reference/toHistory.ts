import type { FoundStep } from './history';
import type { ApiHistoryStep } from './types';
import type { Writer } from './writer';

/**
 * Merges found changes and written notes into the steps for a page. A note turns an unchanged version into a changed one.
 *
 * @param notes Notes by the folder of the version.
 */
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

/** Whether a history is worth showing: an object that exists unchanged in every version has none. */
export const isTelling = (steps: readonly ApiHistoryStep[]): boolean =>
  steps.some(({ state }) => state !== 'present');
