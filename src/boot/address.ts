/** A path without `/index.html` or a slash at its end. */
export const trim = (path: string): string => path.replace(/\/(?:index\.html)?$/, '');

/** Gives the page the address that it names itself, without `/index.html` or a slash too many: the app reads it, and readers do. */
export function correctAddress(): void {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  const own = canonical ? new URL(canonical.href).pathname : location.pathname;
  if (own !== location.pathname && trim(own) === trim(location.pathname)) {
    history.replaceState(history.state, '', own + location.search + location.hash);
  }
}
