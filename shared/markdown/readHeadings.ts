import GithubSlugger from 'github-slugger';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString } from 'mdast-util-to-string';
import { type MarkdownPage, positionOf } from './parseMarkdown';

/** A heading of a page. */
export type Heading = {
  readonly depth: number;
  /** The id in braces, otherwise the one that Docusaurus derives from the title. */
  readonly id: string;
  /** Text without Markdown, version badges and id. */
  readonly title: string;
  /** 1-based. */
  readonly line: number;
};

const explicitId = /\s*\{#([^}]+)\}\s*$/;
const badge = /\s*:[a-z]+\[[^\]]*\]/g;

/** Lists the headings of a page that are not part of a list or quotation. */
export function readHeadings({ root }: Pick<MarkdownPage, 'root'>): Heading[] {
  const slugger = new GithubSlugger();
  return root.children.flatMap((node): Heading[] => {
    if (node.type !== 'heading') return [];
    // parseMarkdown keeps the text as written; the hash keeps "1. Install" from becoming a list.
    const text = toString(fromMarkdown(`# ${toString(node).replaceAll('\n', ' ')}`));
    const title = text.replace(explicitId, '').replace(badge, '').trim();
    const id = explicitId.exec(text)?.[1] ?? slugger.slug(title);
    return [{ depth: node.depth, id, title, line: positionOf(node).start.line }];
  });
}
