import { trimPath } from './canonicalPath';
import { isRunning, navigation } from './page';

/** The path of the page that the browser has loaded. */
const shown = trimPath(new URL(navigation?.name ?? location.href).pathname);

const showAddress = (): void => {
  if (!isRunning() && trimPath(location.pathname) !== shown) location.reload();
};

/**
 * Reloads the page when Back or Forward leads to another page while the app is not running. History entries that the app
 * has pushed belong to its document: after a reload the browser only changes the address and fires `popstate`, and nothing
 * handles it until the app runs again. The first such event loads this script.
 */
export function followHistory(): void {
  showAddress();
  addEventListener('popstate', showAddress);
}
