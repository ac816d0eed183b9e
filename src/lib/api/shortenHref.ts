/**
 * Shortens a link to a part of the page itself to its fragment: the page of the package has 150 of them.
 *
 * @param pathname Path of the page.
 */
export const shortenHref = (href: string, pathname: string): string =>
  href.startsWith(`${pathname}#`) ? href.slice(pathname.length) : href;
