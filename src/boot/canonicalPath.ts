/** Removes `/index.html` or a slash at the end of a path. */
export const trimPath = (path: string): string => path.replace(/\/(?:index\.html)?$/, '');

/** Replaces `/index.html` or a superfluous slash in the address by the page's canonical path, which the app and readers see. */
export function restoreCanonicalPath(): void {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  const path = canonical ? new URL(canonical.href).pathname : location.pathname;
  if (path !== location.pathname && trimPath(path) === trimPath(location.pathname)) {
    history.replaceState(history.state, '', path + location.search + location.hash);
  }
}
