import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { reduceSheet } from './reduceSheet';
import { addNames, createNames, type UsedNames } from './usedNames';

/** Pages of one plugin look alike and share a sheet; Docusaurus adds a class with the plugin's name to the page. */
const pluginClass = /<html[^>]*\bplugin-((?!id-)[\w-]+)/;

/** Determines the kind of a page: the plugin that created it. */
export const kindOf = (html: string): string => pluginClass.exec(html)?.[1] ?? 'other';

/**
 * Writes a style sheet for each kind of page, with the rules that can apply to such pages.
 *
 * @param sheet The site's style sheet, relative to the build folder.
 * @param pages HTML of all pages.
 * @returns The path of each sheet relative to the build folder, by kind.
 */
export function writePageSheets(
  outDir: string,
  sheet: string,
  pages: readonly string[],
): Map<string, string> {
  const names = new Map<string, UsedNames>();
  for (const html of pages) {
    const used = names.get(kindOf(html)) ?? createNames();
    names.set(kindOf(html), used);
    addNames(used, html);
  }
  const css = readFileSync(path.join(outDir, sheet), 'utf8');
  return new Map(
    [...names].map(([kind, used]) => {
      const reduced = reduceSheet(css, used);
      const hash = createHash('sha256').update(reduced).digest('hex').slice(0, 8);
      const file = `assets/css/${kind}.${hash}.css`;
      writeFileSync(path.join(outDir, file), reduced);
      return [kind, file];
    }),
  );
}
