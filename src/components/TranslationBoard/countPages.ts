import type { BoardGroup } from '@site/shared/translations/buildBoard';

/** Numbers of pages. */
export interface PageCount {
  readonly fresh: number;
  readonly total: number;
}

/**
 * Counts the pages of groups that are up to date in a locale.
 *
 * @param locale Index of the locale on the board.
 */
export function countPages(groups: readonly BoardGroup[], locale: number): PageCount {
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  const work = groups
    .flatMap(({ pages }) => pages)
    .filter(({ states }) => (states[locale] ?? 'missing') !== 'fresh');
  return { fresh: total - work.length, total };
}
