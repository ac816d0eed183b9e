import { editDistance } from '../../shared/text/editDistance';

/** Takes a misspelt key and the known ones; returns the known one at most three edits away, or null. */
export function closestKey(written: string, known: readonly string[]): string | null {
  const byDistance = known
    .map((key) => ({ key, distance: editDistance(written.toLowerCase(), key) }))
    .sort((a, b) => a.distance - b.distance || a.key.localeCompare(b.key, 'en'));
  const best = byDistance[0];
  return best && best.distance <= Math.min(3, Math.ceil(best.key.length / 2)) ? best.key : null;
}
