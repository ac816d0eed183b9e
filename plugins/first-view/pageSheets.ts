import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { namesOfSelectors, reduceSheet } from './reduceSheet';
import { namesIn } from './usedNames';

/** Docusaurus adds a class with the plugin's name to the page. */
const pluginClass = /<html[^>]*\bplugin-((?!id-)[\w-]+)/;

/** Determines the kind of a page: the plugin that created it. */
export const kindOf = (html: string): string => pluginClass.exec(html)?.[1] ?? 'other';

/**
 * Writes the style sheets of all pages: each has the rules that can apply to the page. Pages that use the same names share a sheet.
 *
 * @param sheet The site's style sheet, relative to the build folder.
 * @param pages HTML of all pages.
 * @returns The path of the sheet of each page relative to the build folder, in the order of the pages.
 */
export function writePageSheets(outDir: string, sheet: string, pages: readonly string[]): string[] {
  const css = readFileSync(path.join(outDir, sheet), 'utf8');
  const written = new Map<string, string>();
  const styled = namesOfSelectors(css);
  return pages.map((html) => {
    const kind = kindOf(html);
    const names = [...namesIn(html)].filter((name) => styled.has(name)).sort();
    const key = [kind, ...names].join(' ');
    const file = written.get(key) ?? writeSheet(outDir, kind, reduceSheet(css, new Set(names)));
    written.set(key, file);
    return file;
  });
}

function writeSheet(outDir: string, kind: string, css: string): string {
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  const file = `assets/css/${kind}.${hash}.css`;
  writeFileSync(path.join(outDir, file), css);
  return file;
}
