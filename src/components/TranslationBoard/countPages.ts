import type { BoardGroup } from '@site/shared/translations/buildBoard';

/** Numbers of pages. */
export interface PageCount {
  readonly fresh: number;
  readonly total: number;
}

/** Takes groups and the place of a locale on the board; returns how many of their pages are up to date in it. */
export function countPages(groups: readonly BoardGroup[], locale: number): PageCount {
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  const work = groups
    .flatMap(({ pages }) => pages)
    .filter(({ states }) => (states[locale] ?? 'missing') !== 'fresh');
  return { fresh: total - work.length, total };
}
