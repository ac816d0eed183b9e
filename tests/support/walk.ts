import path from 'node:path';
import { allPages, htmlOf } from './sitemap';

/**
 * How much may be new on a page that counts as known: words of the interface stand between the paragraphs of an
 * untranslated page, and a list of posts has a title and a sentence of its own.
 */
const newParts = 3;
const newShare = 0.1;

/** Where one part of a page ends and the next begins. */
const borders =
  /<\/?(?:p|li|ul|ol|dl|dt|dd|tr|td|div|span|summary|details|figure|section|article|h[1-6])\b[^>]*>/;

const withoutTags = (html: string): string => html.replace(/<[^>]*>/g, '');

/**
 * Every page, and whether what it shows is known: the paragraphs of an untranslated page, of a page that hardly differs between
 * versions, or of another list of the same posts were looked at on a page before it, and so was another page of its folder,
 * with the same frame around it.
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
  // Code is one part: its coloured words say nothing new one by one.
  const plain = main.replace(/<pre\b.*?<\/pre>/gs, (code) => `<div>${withoutTags(code)}</div>`);
  return plain
    .split(borders)
    .map((block) => withoutTags(block).trim())
    .filter((text) => text !== '');
}
