import { editDistance } from '../../shared/text/editDistance';

function likeness(part: string, other: string): number {
  if (part === other) return 1;
  return editDistance(part, other) <= part.length / 3 ? 0.75 : 0;
}

/** How many folders only one of two paths has; a misspelt one counts in part. */
function folderDistance(a: readonly string[], b: readonly string[]): number {
  const common = a.map((part) => Math.max(0, ...b.map((other) => likeness(part, other))));
  return a.length + b.length - 2 * common.reduce((sum, part) => sum + part, 0);
}

/** Takes a wrong path or id and those there are; returns the one whose last part is closest, or null if none is close. */
export function closestPath(wrong: string, there: Iterable<string>): string | null {
  const folders = wrong.toLowerCase().split('/');
  const name = folders.pop() ?? '';
  const limit = Math.min(3, Math.max(1, Math.floor(name.length / 2)));
  let best: { path: string; rank: number } | null = null;
  for (const path of there) {
    const otherFolders = path.toLowerCase().split('/');
    const otherName = otherFolders.pop() ?? '';
    if (Math.abs(otherName.length - name.length) > limit) continue;
    const distance = editDistance(name, otherName);
    // A page that moved keeps its name; a name that only looks alike counts below the same top folder.
    if (distance > limit || (distance > 0 && folders[0] !== otherFolders[0])) continue;
    const rank = distance * 100 + folderDistance(folders, otherFolders);
    if (best === null || rank < best.rank) best = { path, rank };
  }
  return best?.path ?? null;
}
