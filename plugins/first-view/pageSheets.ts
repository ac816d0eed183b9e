import { readSheet } from './readSheet';
import { reduceSheet } from './reduceSheet';
import { namesIn } from './usedNames';

/**
 * Reduces the site's style sheet for each page to the rules that can apply to it.
 *
 * @param css The site's style sheet.
 * @param pages HTML of all pages.
 * @returns The sheet of each page, in the order of the pages.
 */
export function reduceForPages(css: string, pages: readonly string[]): string[] {
  const reduced = new Map<string, string>();
  const whole = readSheet(css);
  return pages.map((html) => {
    const names = [...namesIn(html)].filter((name) => whole.names.has(name)).sort();
    const key = names.join(' ');
    const sheet = reduced.get(key) ?? reduceSheet(whole, new Set(names));
    reduced.set(key, sheet);
    return sheet;
  });
}
