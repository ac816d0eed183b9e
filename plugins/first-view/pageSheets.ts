import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { namesOfSelectors, reduceSheet } from './reduceSheet';
import { namesIn, type UsedNames } from './usedNames';

/** Pages of one plugin look alike and share most of their styles; Docusaurus adds a class with the plugin's name to the page. */
const pluginClass = /<html[^>]*\bplugin-((?!id-)[\w-]+)/;

/** Determines the kind of a page: the plugin that created it. */
export const kindOf = (html: string): string => pluginClass.exec(html)?.[1] ?? 'other';

/** The share of pages of one kind on which a name has to occur, so that all of them have its styles. */
const commonShare = 0.4;

function commonNames(pages: readonly UsedNames[]): string[] {
  const counts = new Map<string, number>();
  for (const names of pages) for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].filter(([, count]) => count >= pages.length * commonShare).map(([name]) => name);
}

/**
 * Determines, for each page, the names whose styles it gets: those that are common on pages of its kind, so that most pages share one
 * sheet, and its own.
 *
 * @param pages HTML of all pages.
 * @param styled The names that the style sheet refers to.
 */
export function namesOfPages(pages: readonly string[], styled: UsedNames): UsedNames[] {
  const used = pages.map((html) => ({
    kind: kindOf(html),
    names: [...namesIn(html)].filter((name) => styled.has(name)),
  }));
  const common = new Map<string, string[]>();
  for (const kind of new Set(used.map((page) => page.kind))) {
    const same = used.filter((page) => page.kind === kind);
    common.set(kind, commonNames(same.map(({ names }) => new Set(names))));
  }
  return used.map(({ kind, names }) => new Set([...(common.get(kind) ?? []), ...names]));
}

/**
 * Writes the style sheets of all pages: each has the rules that can apply to the page.
 *
 * @param sheet The site's style sheet, relative to the build folder.
 * @param pages HTML of all pages.
 * @returns The path of the sheet of each page relative to the build folder, in the order of the pages.
 */
export function writePageSheets(outDir: string, sheet: string, pages: readonly string[]): string[] {
  const css = readFileSync(path.join(outDir, sheet), 'utf8');
  const written = new Map<string, string>();
  return namesOfPages(pages, namesOfSelectors(css)).map((names, index) => {
    const kind = kindOf(pages[index] ?? '');
    const key = [kind, ...[...names].sort()].join(' ');
    const file = written.get(key) ?? writeSheet(outDir, kind, reduceSheet(css, names));
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
