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

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1).toLowerCase();

/** Takes a wrong path or id and those there are; returns the one whose last part is closest, or null if none is close. */
export function closestPath(wrong: string, there: Iterable<string>): string | null {
  const name = nameOf(wrong);
  const limit = Math.min(3, Math.ceil(name.length / 2));
  let best: { path: string; rank: number } | null = null;
  for (const path of there) {
    const candidate = nameOf(path);
    if (Math.abs(candidate.length - name.length) > limit) continue;
    const distance = editDistance(name, candidate);
    if (distance > limit) continue;
    const whole = editDistance(wrong.toLowerCase(), path.toLowerCase());
    // A page that moved keeps its name; a name that only looks alike counts in a place that looks alike.
    if (distance > 0 && whole > wrong.length / 2) continue;
    const rank = distance * 1000 + whole;
    if (best === null || rank < best.rank) best = { path, rank };
  }
  return best?.path ?? null;
}
