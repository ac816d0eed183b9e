/** Finds the path of the list that a page belongs to: `/fr-FR/blog` for `/fr-FR/blog/tags/tip`. */
export function findListPath({ baseUrl, pathname }: { baseUrl: string; pathname: string }): string {
  const inside = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : pathname.replace(/^\//, '');
  return `${baseUrl}${inside.split('/')[0]}`;
}
