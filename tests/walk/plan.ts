import { keysOf, type Fingerprint } from './fingerprint';

/** Why a page is opened. */
export type Reason = 'type' | 'content' | 'shapes' | 'all';

export type PlannedPage = { readonly page: Fingerprint; readonly reason: Reason };

/** A page costs as much as this many elements before its first element is looked at: it is opened and drawn five times. */
const openingCost = 400;

const costOf = ({ size }: Fingerprint): number => openingCost + size;

/**
 * Chooses the pages to open:
 * 1. one of each type, always, because the keys do not contain the code of the app;
 * 2. each whose content has not passed yet;
 * 3. of the others, enough to show every shape that has not passed with the present styles: those pages first that show most new
 *    shapes for their size, which is the usual approximation of the smallest set.
 */
export function planWalk(pages: readonly Fingerprint[], passed: ReadonlySet<string>): PlannedPage[] {
  const planned: PlannedPage[] = [];
  const known = new Set(passed);
  const open = (page: Fingerprint, reason: Reason): void => {
    planned.push({ page, reason });
    for (const key of keysOf(page)) known.add(key);
  };
  const cheapFirst = [...pages].sort((a, b) => costOf(a) - costOf(b));

  for (const page of cheapFirst) {
    if (known.has(page.template)) continue;
    known.add(page.template);
    open(page, 'type');
  }
  for (const page of cheapFirst) if (!known.has(page.content)) open(page, 'content');

  let rest = cheapFirst.map((page) => ({ page, shapes: page.shapes }));
  for (;;) {
    rest = rest
      .map(({ page, shapes }) => ({ page, shapes: shapes.filter((shape) => !known.has(shape)) }))
      .filter(({ shapes }) => shapes.length > 0);
    const [best] = rest.sort((a, b) => b.shapes.length / costOf(b.page) - a.shapes.length / costOf(a.page));
    if (best === undefined) return planned;
    open(best.page, 'shapes');
  }
}

/** Opens every page. */
export const planAll = (pages: readonly Fingerprint[]): PlannedPage[] =>
  pages.map((page) => ({ page, reason: 'all' }));

/** Describes in one line how many pages are opened, and why. */
export function describePlan(
  pages: readonly Fingerprint[],
  planned: readonly PlannedPage[],
  passed: ReadonlySet<string>,
): string {
  const count = (reason: Reason): number => planned.filter((each) => each.reason === reason).length;
  if (count('all') > 0) return `${pages.length} pages, all of them opened`;
  const shapes = new Set(pages.flatMap((page) => page.shapes.filter((shape) => !passed.has(shape))));
  return [
    `${pages.length} pages: ${pages.length - planned.length} as in the report`,
    `${count('type')} opened as one of each type`,
    `${count('content')} with changed content`,
    `${count('shapes')} for ${shapes.size} shapes that have not passed with these styles`,
  ].join(', ');
}
