import type { CollectedPage } from './collectPages';
import type { MissingName } from './listRemoved';

/**
 * Finds the unit that replaces a removed name in a version.
 *
 * @returns Index of the unit; -1 when that version has none.
 */
export function findTarget(
  target: MissingName['target'],
  pages: readonly CollectedPage[],
  symbolUnits: ReadonlyMap<string, readonly number[]>,
  version: number,
): number {
  const units = pages.flatMap((page) => page.units.map((unit) => ({ page, unit })));
  const isThere = (index: number): boolean => ((units[index]?.unit.versions ?? 0) & version) !== 0;
  if ('id' in target) return symbolUnits.get(target.id)?.find(isThere) ?? -1;
  const [path = '', id = ''] = target.page.replace(/^\//, '').split('#');
  return units.findIndex(
    ({ page, unit }, index) => page.place.path === path && unit.id === id && isThere(index),
  );
}
