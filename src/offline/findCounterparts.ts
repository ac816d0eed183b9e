import type { OfflineSet } from '../../shared/offline/format';
import type { Stored } from './records';

/** The page in a kept version. */
export type Counterpart = { readonly set: OfflineSet; readonly path: string };

/**
 * Finds the page that corresponds to one that is not kept, in versions that are.
 *
 * @param page Path of the page that is missing.
 * @param starts Path of the first page of each version and language of the site, the missing ones included.
 */
export function findCounterparts(
  page: string,
  records: readonly Stored[],
  starts: readonly string[],
): Counterpart[] {
  // The longest start is that of the version: `/docs/` also begins the addresses of the others.
  const own = [...starts].sort((a, b) => b.length - a.length).find((each) => `${page}/`.startsWith(each));
  if (own === undefined) return [];
  const rest = page.slice(own.length);
  return records.flatMap(({ record }) => {
    if (!record || record.state === 'started') return [];
    const path = record.set.start + rest;
    return rest !== '' && record.files.some(([file]) => file === path) ? [{ set: record.set, path }] : [];
  });
}
