import type { Context, Usages } from '../context';
import type { UsagePage } from './listUsagePages';
import { rankUsages, type PageUse } from './rankUsages';
import { readUses } from './readUses';
import { createWorld } from './world';

/**
 * Finds the usages of each object, by key. The examples are parsed on the first lookup.
 *
 * @param pages Pages whose examples run on the version.
 */
export function findUsages(
  context: Omit<Context, 'usagesOf'>,
  pages: readonly UsagePage[],
): Context['usagesOf'] {
  let ranked: ReadonlyMap<string, Usages> | undefined;
  return (key) => {
    ranked ??= rankAll(context, pages);
    return ranked.get(key) ?? { usages: [], moreUsages: 0 };
  };
}

function rankAll(context: Omit<Context, 'usagesOf'>, pages: readonly UsagePage[]): Map<string, Usages> {
  const world = createWorld(context);
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
      const shown = context.reference.objects.get(key)?.shown ?? key;
      return [key, rankUsages(shown.slice(shown.lastIndexOf('.') + 1), uses)] as const;
    }),
  );
}
