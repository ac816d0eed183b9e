import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { contentLists } from '../../config/content';
import { defaultLocale, locales } from '../../config/locales';
import { elementsOf, textOf } from '../support/readHtml';
import { htmlOf, pagesOf, prefixOf } from '../support/sitemap';

/** Output blocks of a Markdown file, in order: the check of the examples compared them with what ran. */
function writtenOutputs(markdown: string): string[] {
  const outputs: string[] = [];
  // To parse all pages takes longer than all other tests of this folder.
  if (!markdown.includes('```output')) return outputs;
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

const lists = contentLists.filter(({ kind }) => kind !== 'pages');

describe.each(lists)('pages of $folder', ({ folder, path: address }) => {
  const written = markdownFiles(folder).flatMap((file) => {
    const markdown = readFileSync(file, 'utf8');
    const outputs = writtenOutputs(markdown);
    return outputs.length === 0
      ? []
      : [{ page: path.posix.join('/', address, slugOf(file, markdown)), outputs }];
  });

  it.each(locales)('show outputs as they were printed in %s', (locale) => {
    expect(written.length).toBeGreaterThan(0);
    for (const { page, outputs } of written) {
      // The errors that blocks end with have panes of their own, between the outputs.
      const printed = shownOutputs(prefixOf(locale) + page).filter((text) => outputs.includes(text));
      expect(printed, `${prefixOf(locale)}${page}`).toEqual(outputs);
    }
  });
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
