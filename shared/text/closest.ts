import { distance } from 'fastest-levenshtein';

/**
 * Finds the candidate with the smallest edit distance to a misspelled name; ties are resolved alphabetically.
 *
 * @param limit Largest distance that counts as a misspelling.
 */
export function closest(name: string, candidates: Iterable<string>, limit = Infinity): string | null {
  let best: string | null = null;
  let fewest = limit;
  for (const candidate of candidates) {
    // A candidate needs at least as many edits as its length differs.
    if (Math.abs(candidate.length - name.length) > fewest) continue;
    const edits = distance(name, candidate);
    if (edits < fewest || (edits === fewest && (best === null || candidate < best))) {
      best = candidate;
      fewest = edits;
    }
  }
  return best;
}
