import { trim } from './address';
import { isRunning } from './app';

/**
 * Reloads the page when Back or Forward leads to another page while the app is not running. History entries that the app
 * has pushed belong to its document: after a reload the browser only changes the address and fires `popstate`, and nothing
 * handles it until the app runs again.
 */
export function followHistory(): void {
  const shown = trim(location.pathname);
  addEventListener('popstate', () => {
    if (!isRunning() && trim(location.pathname) !== shown) location.reload();
  });
}
