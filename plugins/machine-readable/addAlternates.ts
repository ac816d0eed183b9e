/** Another format of a page. */
export type Alternate = { readonly type: string; readonly path: string };

const canonical = /<link\b[^>]*\brel="?canonical"?[^>]*>/;

/**
 * Adds links to other formats of a page to its head, and its structured data. They carry the mark of React Helmet, which removes them with the other tags of the page
 * when the app shows another one.
 *
 * @param data JSON-LD of the page.
 * @throws When the page has no canonical link.
 */
export function addAlternates(html: string, alternates: readonly Alternate[], data?: string): string {
  const links = alternates
    .map(({ type, path }) => `<link data-rh="true" rel="alternate" type="${type}" href="${path}">`)
    .join('');
  const block =
    data === undefined ? '' : `<script data-rh="true" type="application/ld+json">${data}</script>`;
  const place = canonical.exec(html);
  if (!place) throw new Error('the page has no canonical link. Fix: adapt addAlternates.ts.');
  const at = place.index + place[0].length;
  return html.slice(0, at) + links + block + html.slice(at);
}
