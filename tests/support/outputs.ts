import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { toString } from 'hast-util-to-string';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { visit } from 'unist-util-visit';

/** Output blocks of a Markdown file, in order: the check of the examples compared them with what ran. */
export function writtenOutputs(markdown: string): string[] {
  const outputs: string[] = [];
  visit(fromMarkdown(markdown), 'code', ({ lang, value }) => {
    if (lang === 'output') outputs.push(value);
  });
  return outputs;
}

/** Texts of the panes below code, in order, as a browser shows them. */
export function shownOutputs(html: string): string[] {
  const outputs: string[] = [];
  visit(fromHtml(html), 'element', (node) => {
    if (node.tagName === 'samp') outputs.push(toString(node));
  });
  return outputs;
}

/** Markdown files below a folder, sorted. */
export const markdownFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join(folder, name))
    .sort();

/** The slug in the front matter of a Markdown file. Throws when there is none. */
export function slugOf(file: string): string {
  const slug = /^slug:\s*(\S+)\s*$/m.exec(readFileSync(file, 'utf8'))?.[1];
  if (!slug) throw new Error(`${file}: the front matter has no slug; add one`);
  return slug;
}
