function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** Takes a misspelt key and the known ones; returns the known one at most three edits away, or null. */
export function closestKey(written: string, known: readonly string[]): string | null {
  const byDistance = known
    .map((key) => ({ key, distance: editDistance(written.toLowerCase(), key) }))
    .sort((a, b) => a.distance - b.distance || a.key.localeCompare(b.key, 'en'));
  const best = byDistance[0];
  return best && best.distance <= Math.min(3, Math.ceil(best.key.length / 2)) ? best.key : null;
}
