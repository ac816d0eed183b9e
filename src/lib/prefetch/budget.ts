/** How many links in view of the page's own text are prefetched, at most, per page. */
export const prefetchLimit = 4;

/** What the browser says about the connection (Network Information API), as far as it says anything. */
export type Connection = { saveData?: boolean; effectiveType?: string } | undefined;

/** Whether anything may be prefetched at all: not on 2g and not when the reader saves data. */
export function mayPrefetch(connection: Connection): boolean {
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}

/** A counter for one page: says yes to each new path until the limit is used up. */
export function createBudget(limit: number = prefetchLimit): (path: string) => boolean {
  const taken = new Set<string>();
  return (path) => {
    if (taken.has(path) || taken.size >= limit) return false;
    taken.add(path);
    return true;
  };
}
