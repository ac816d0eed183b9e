/** A page in the trail that leads to another one. */
type Crumb = { readonly title: string; readonly url: string };

/**
 * Formats the trail to a page as a `BreadcrumbList` of schema.org.
 *
 * @param crumbs From the index to the page itself; at least two, as search engines require.
 */
export function breadcrumbList(crumbs: readonly Crumb[]): string {
  const list = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ title, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: url,
    })),
  };
  // A sign that could end the element around it.
  return JSON.stringify(list).replaceAll('<', '\\u003c');
}
