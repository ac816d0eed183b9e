/** Pages with posts, or links to them, by the plugin that made them. */
const kindsWithPosts = new Set(['blog', 'docs-index']);

const feedLinks = /<link rel="?alternate"? type="?application\/(?:rss\+xml|atom\+xml|json)\b[^>]*>/g;

/**
 * Takes the HTML of a page and its kind; gives it without the addresses of feeds when it has to do with no posts. Docusaurus names
 * the nine feeds in all pages.
 */
export const leaveOutFeeds = (html: string, kind: string): string =>
  kindsWithPosts.has(kind) ? html : html.replace(feedLinks, '');
