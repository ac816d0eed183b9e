import 'mdast-util-directive';
import type { Root } from 'mdast';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { directive } from 'micromark-extension-directive';

/** A page as text and tree; positions of the tree count from the start of the text. */
export type ParsedPage = { readonly text: string; readonly root: Root };

const frontMatter = /^---\r?\n[\s\S]*?\r?\n---\r?\n/;

/**
 * Parses the text of a page below its front matter, directives included. Tables and formulas stay paragraphs: only links, pictures and
 * directives inside them are replaced, and everything else is copied as it was written.
 */
export function parsePage(page: string): ParsedPage {
  const text = page.replace(frontMatter, '').replaceAll('\r\n', '\n');
  const root = fromMarkdown(text, {
    extensions: [directive()],
    mdastExtensions: [directiveFromMarkdown()],
  });
  return { text, root };
}
