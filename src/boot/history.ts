import { trimPath } from './canonicalPath';
import { isRunning } from './startApp';

/**
 * Reloads the page when Back or Forward leads to another page while the app is not running. History entries that the app
 * has pushed belong to its document: after a reload the browser only changes the address and fires `popstate`, and nothing
 * handles it until the app runs again.
 */
export function followHistory(): void {
  const shown = trimPath(location.pathname);
  addEventListener('popstate', () => {
    if (!isRunning() && trimPath(location.pathname) !== shown) location.reload();
  });
}
