import { plainPath } from '../../../shared/offline/format';
import type { Stored } from '../records';

/** Name of the page that says what is kept, below the base URL of a locale. */
const pageName = 'offline';

/**
 * Finds the page that answers for one that is not kept: in its own language if a version is kept in it, otherwise in another one.
 *
 * @param pathname Path of the page that was asked for.
 * @returns Path with the page that is missing as its query, or null when nothing is kept, or the page itself is missing.
 */
export function findWay(records: readonly Stored[], pathname: string): string | null {
  const homes = records
    .flatMap(({ record }) => (record && record.state !== 'started' ? [record.set.home] : []))
    // That of a locale is longer than that of the site.
    .sort((a, b) => b.length - a.length);
  const home = homes.find((each) => `${pathname}/`.startsWith(each)) ?? homes.at(-1);
  if (home === undefined) return null;
  const target = home + pageName;
  return plainPath(pathname) === target ? null : `${target}?page=${encodeURIComponent(pathname)}`;
}
