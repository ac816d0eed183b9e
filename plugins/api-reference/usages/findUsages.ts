import type { UsagePage } from './listUsagePages';
import { rankUsages, type PageUse, type Usages } from './rankUsages';
import { readUses } from './readUses';
import { createWorld, type VersionNames } from './world';

/** Finds the usages of an object, by its key. */
export type UsageFinder = (key: string) => Usages;

/**
 * Creates the lookup of usages. The examples are parsed on the first call.
 *
 * @param pages Pages whose examples run on the version.
 */
export function findUsages(version: VersionNames, pages: readonly UsagePage[]): UsageFinder {
  let ranked: ReadonlyMap<string, Usages> | undefined;
  return (key) => {
    ranked ??= rankAll(version, pages);
    return ranked.get(key) ?? { usages: [], moreUsages: 0 };
  };
}

function rankAll(version: VersionNames, pages: readonly UsagePage[]): Map<string, Usages> {
  const world = createWorld(version);
  const byKey = new Map<string, PageUse[]>();
  for (const page of pages) {
    const uses = readUses(page.blocks, world);
    const total = [...uses.values()].reduce((sum, count) => sum + count, 0);
    for (const [key, count] of uses) {
      byKey.set(key, [...(byKey.get(key) ?? []), { page, count, total }]);
    }
  }
  return new Map(
    [...byKey].map(([key, uses]) => {
      const shown = version.reference.objects.get(key)?.shown ?? key;
      return [key, rankUsages(shown.slice(shown.lastIndexOf('.') + 1), uses)] as const;
    }),
  );
}
