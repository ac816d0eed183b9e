import { closest } from '../../shared/text/closest';

type SplitPath = { readonly path: string; readonly folders: readonly string[]; readonly name: string };

function splitPath(path: string): SplitPath {
  const folders = path.toLowerCase().split('/');
  const name = folders.pop() ?? '';
  return { path, folders, name };
}

/** Counts the folders that only one of two paths has; a misspelled one counts as a quarter on each side. */
function folderDistance(a: readonly string[], b: readonly string[]): number {
  const common = a.map((folder): number => {
    if (b.includes(folder)) return 1;
    return closest(folder, b, folder.length / 3) === null ? 0 : 0.75;
  });
  return a.length + b.length - 2 * common.reduce((sum, part) => sum + part, 0);
}

/**
 * Finds the existing path or id that a wrong one most likely means, or null. A page that moved keeps its name; a page with
 * a similar name must be in the same top folder.
 */
export function closestPath(wrong: string, existing: Iterable<string>): string | null {
  const { folders, name } = splitPath(wrong);
  const limit = Math.min(3, Math.max(1, Math.floor(name.length / 2)));
  const candidates = Array.from(existing, splitPath).filter(
    (other) => other.name === name || other.folders[0] === folders[0],
  );
  const meant = closest(
    name,
    candidates.map((other) => other.name),
    limit,
  );
  const [best] = candidates
    .filter((other) => other.name === meant)
    .map(({ path, folders: others }) => ({ path, distance: folderDistance(folders, others) }))
    .sort((a, b) => a.distance - b.distance);
  return best?.path ?? null;
}
