import path from 'node:path';
import { allPages, htmlOf } from './sitemap';

/** Share of paragraphs that may be new on a page whose text counts as known: words of the interface stand between them. */
const newShare = 0.1;

/**
 * Every page, and whether its text is known: the paragraphs of an untranslated page, or of a page that hardly differs between
 * versions, were looked at on a page before it, and so was another page of its folder, with the same frame around it.
 */
export const walk: readonly { locale: string; page: string; isKnown: boolean }[] = (() => {
  const seen = new Set<string>();
  const folders = new Set<string>();
  return allPages.map((page) => {
    const parts = partsOf(page.page);
    const folder = path.posix.dirname(page.page);
    const fresh = parts.filter((part) => !seen.has(part));
    const isKnown = parts.length > 0 && fresh.length <= newShare * parts.length && folders.has(folder);
    for (const part of fresh) seen.add(part);
    if (parts.length > 0) folders.add(folder);
    return { ...page, isKnown };
  });
})();

/** Paragraphs, rows and code of a documentation page or a post, as plain text; nothing of any other page. */
function partsOf(page: string): string[] {
  const html = htmlOf(page);
  const start = html.search(/<div class="[^"]*\bmarkdown\b/);
  if (start < 0) return [];
  const article = html.slice(start, html.indexOf('</article>', start));
  const blocks = article.split(/<\/?(?:p|li|ul|ol|tr|td|div|pre|figure|h[1-6])\b[^>]*>/);
  return blocks.map((block) => block.replace(/<[^>]*>/g, '').trim()).filter((text) => text !== '');
}
