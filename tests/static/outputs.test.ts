import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { visit } from 'unist-util-visit';
import { expect, it } from 'vitest';
import { contentLists } from '../../config/content';
import { defaultLocale, locales } from '../../config/locales';
import { elementsOf, textOf } from '../support/readHtml';
import { htmlOf, pagesOf, prefixOf } from '../support/sitemap';

/** Output blocks of a Markdown file, in order: the check of the examples compared them with what ran. */
function writtenOutputs(markdown: string): string[] {
  const outputs: string[] = [];
  visit(fromMarkdown(markdown), 'code', ({ lang, value }) => {
    if (lang === 'output') outputs.push(value);
  });
  return outputs;
}

/** Texts of the panes below code, in order, as a browser shows them. */
const shownOutputs = (page: string): string[] =>
  elementsOf(htmlOf(page)).flatMap((element) => (element.name === 'samp' ? [textOf(element)] : []));

const markdownFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join(folder, name))
    .sort();

function slugOf(file: string, markdown: string): string {
  const slug = /^slug:\s*(\S+)\s*$/m.exec(markdown)?.[1];
  if (!slug) throw new Error(`${file}: the front matter has no slug. Fix: add one`);
  return slug;
}

const lists = contentLists
  .filter(({ kind }) => kind !== 'pages')
  .flatMap((list) => locales.map((locale) => ({ locale, folder: list.folder, address: list.path })));

it.each(lists)('$locale: pages of $folder show outputs as they were printed', ({ locale, folder, address }) => {
  let compared = 0;
  for (const file of markdownFiles(folder)) {
    const markdown = readFileSync(file, 'utf8');
    const written = writtenOutputs(markdown);
    if (written.length === 0) continue;
    const page = prefixOf(locale) + path.posix.join('/', address, slugOf(file, markdown));
    // The errors that blocks end with have panes of their own, between the outputs.
    const printed = shownOutputs(page).filter((text) => written.includes(text));
    expect(printed, `${page} beside ${file}`).toEqual(written);
    compared += written.length;
  }
  expect(compared).toBeGreaterThan(0);
});

it('the API reference shows outputs as they were printed', () => {
  const outputs = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, child] of Object.entries(value)) {
      if (key === 'output' && typeof child === 'string') outputs.add(child.trimEnd());
      else collect(child);
    }
  };
  const folder = 'api/descriptions/python';
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.yaml'))) {
    collect(load(readFileSync(path.join(folder, name), 'utf8')));
  }
  const shown = pagesOf(defaultLocale)
    .filter((page) => page.startsWith('/api/'))
    .flatMap((page) => shownOutputs(page).map((text) => ({ page, text })));
  expect(shown.length).toBeGreaterThan(outputs.size);
  expect(shown.filter(({ text }) => !outputs.has(text))).toEqual([]);
});
