import { keysOf, typeOf, type Fingerprint } from './fingerprint';

/** Why a page is opened. */
export type Reason = 'type' | 'content' | 'shapes' | 'all';

export type PlannedPage = { readonly page: Fingerprint; readonly reason: Reason };

/** A page costs as much as this many elements before its first element is looked at: it is opened and drawn five times. */
const openingCost = 400;

const costOf = ({ size }: Fingerprint): number => openingCost + size;

const cheapFirst = (pages: readonly Fingerprint[]): Fingerprint[] =>
  [...pages].sort((a, b) => costOf(a) - costOf(b));

/** Returns the smallest page of each type. */
function onePerType(pages: readonly Fingerprint[]): Set<Fingerprint> {
  const byType = new Map(
    cheapFirst(pages)
      .reverse()
      .map((page) => [page.template, page]),
  );
  return new Set(byType.values());
}

/**
 * Chooses the pages to open:
 * 1. one of each type that has not passed with the present app, because the other keys do not contain its code, and of the types that
 *    are drawn;
 * 2. of the others, enough to show every shape that has not passed with the present styles: those pages first that show most new
 *    shapes for their size, which is the usual approximation of the smallest set;
 * 3. each whose content has not passed yet.
 */
export function planWalk(
  pages: readonly Fingerprint[],
  passed: ReadonlySet<string>,
  isDrawn: () => boolean = () => false,
): PlannedPage[] {
  const planned: PlannedPage[] = [];
  const known = new Set(passed);
  const open = (page: Fingerprint, reason: Reason): void => {
    planned.push({ page, reason });
    for (const key of keysOf(page)) known.add(key);
  };

  for (const page of onePerType(pages)) {
    const isKnown = [typeOf(page), ...keysOf(page)].every((key) => passed.has(key));
    if (!isKnown || isDrawn()) open(page, 'type');
  }

  let rest = cheapFirst(pages).map((page) => ({ page, shapes: page.shapes }));
  for (;;) {
    rest = rest
      .map(({ page, shapes }) => ({ page, shapes: shapes.filter((shape) => !known.has(shape)) }))
      .filter(({ shapes }) => shapes.length > 0);
    const [best] = rest.sort((a, b) => b.shapes.length / costOf(b.page) - a.shapes.length / costOf(a.page));
    if (best === undefined) break;
    open(best.page, 'shapes');
  }

  for (const page of cheapFirst(pages)) if (!known.has(page.content)) open(page, 'content');
  return planned;
}

/** Opens every page, whatever has passed. */
export function planAll(pages: readonly Fingerprint[]): PlannedPage[] {
  const planned = planWalk(pages, new Set());
  const opened = new Set(planned.map(({ page }) => page));
  return [
    ...planned,
    ...pages.filter((page) => !opened.has(page)).map((page) => ({ page, reason: 'all' as const })),
  ];
}

/** Describes in one line how many pages are opened, and why. */
export function describePlan(
  pages: readonly Fingerprint[],
  planned: readonly PlannedPage[],
  passed: ReadonlySet<string>,
): string {
  const count = (reason: Reason): number => planned.filter((each) => each.reason === reason).length;
  if (planned.length === pages.length) return `${pages.length} pages, all of them opened`;
  const shapes = new Set(pages.flatMap((page) => page.shapes.filter((shape) => !passed.has(shape))));
  return (
    `${planned.length} of ${pages.length} pages opened: ${count('type')} for a type that has not passed with this app or is drawn, ` +
    `${count('content')} for a content that has not passed, ` +
    `${count('shapes')} more for ${shapes.size} shapes that have not passed with these styles`
  );
}
