import { trimPath } from './canonicalPath';
import { isRunning } from './startApp';

/**
 * Reloads the page when Back or Forward leads to an entry of another page while the app is not running. Entries that the
 * app has added belong to the document that it ran in: after a reload the browser changes the address and leaves the rest
 * to an app that does not exist yet.
 */
export function followHistory(): void {
  const shown = trimPath(location.pathname);
  addEventListener('popstate', () => {
    if (!isRunning() && trimPath(location.pathname) !== shown) location.reload();
  });
}
