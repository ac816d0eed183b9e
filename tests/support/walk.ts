import path from 'node:path';
import { allPages, htmlOf } from './sitemap';

/**
 * Number of new parts allowed on a page that counts as known: words of the interface appear between the paragraphs of
 * an untranslated page, and a list of posts has its own title and description.
 */
const newParts = 3;
const newShare = 0.1;

/** Boundaries between the parts of a page. */
const borders =
  /<\/?(?:p|li|ul|ol|dl|dt|dd|tr|td|div|span|summary|details|figure|section|article|h[1-6])\b[^>]*>/;

const withoutTags = (html: string): string => html.replace(/<[^>]*>/g, '');

/**
 * Every page, and whether its content is known: the paragraphs of an untranslated page, of a page that hardly differs
 * between versions, or of another list of the same posts were checked on an earlier page, and so was another page of
 * its folder, with the same frame around it.
 */
export const walk: readonly { locale: string; page: string; isKnown: boolean }[] = (() => {
  const seen = new Set<string>();
  const folders = new Set<string>();
  return allPages.map((page) => {
    const parts = partsOf(page.page);
    const folder = path.posix.dirname(page.page);
    const fresh = parts.filter((part) => !seen.has(part));
    const isKnown = fresh.length <= Math.max(newParts, newShare * parts.length) && folders.has(folder);
    for (const part of fresh) seen.add(part);
    folders.add(folder);
    return { ...page, isKnown };
  });
})();

/** Paragraphs, rows, labels and code of a page's own part, as plain text. */
function partsOf(page: string): string[] {
  const html = htmlOf(page);
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  // Code is a single part: its highlighted tokens add nothing.
  const plain = main.replace(/<pre\b.*?<\/pre>/gs, (code) => `<div>${withoutTags(code)}</div>`);
  return plain
    .split(borders)
    .map((block) => withoutTags(block).trim())
    .filter((text) => text !== '');
}
