const trim = (path: string): string => path.replace(/\/(?:index\.html)?$/, '');

/** Replaces `/index.html` or a superfluous slash in the address by the page's canonical path, which the app and readers see. */
export function restoreCanonicalPath(): void {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  const path = canonical ? new URL(canonical.href).pathname : location.pathname;
  if (path !== location.pathname && trim(path) === trim(location.pathname)) {
    history.replaceState(history.state, '', path + location.search + location.hash);
  }
}
