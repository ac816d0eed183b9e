import { findDescribed, isDescription } from './described';
import { findPages, type Page } from './pages';

/**
 * Finds everything that has blocks to run: pages and descriptions of the API.
 * @param wanted Files or folders; none means all.
 * @throws When one of them contains neither.
 */
export async function findAllPages(root: string, wanted: string[]): Promise<Page[]> {
  const written = wanted.filter((name) => !isDescription(root, name));
  const isOnlyApi = wanted.length > 0 && written.length === 0;
  return [...(isOnlyApi ? [] : findPages(root, written)), ...(await findDescribed(root, wanted))];
}
