/** Maximum number of visible links in the text that are prefetched per page. */
const prefetchLimit = 4;

/** What the browser reports about the connection (Network Information API), if anything. */
export type Connection = { saveData?: boolean; effectiveType?: string } | undefined;

/** Whether prefetching is allowed: not on 2g and not with data saving enabled. */
export function mayPrefetch(connection: Connection): boolean {
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}

/** Creates a budget for one page, which accepts new paths until the limit is reached. */
export function createBudget(limit: number = prefetchLimit): (path: string) => boolean {
  const taken = new Set<string>();
  return (path) => {
    if (taken.has(path) || taken.size >= limit) return false;
    taken.add(path);
    return true;
  };
}
