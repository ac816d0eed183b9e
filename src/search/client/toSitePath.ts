/** Resolves the URL of a hit to a path of this site, whatever host a hosted index lists the page under. */
export function toSitePath(url: string): string {
  const { pathname, hash } = new URL(url, 'https://host.invalid');
  return `/${pathname.replace(/^\/+/, '')}${hash}`;
}
