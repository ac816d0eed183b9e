import { fromMarkdown } from 'mdast-util-from-markdown';
import ts from 'typescript';
import { visit } from 'unist-util-visit';
import type { Passage } from './rule';

/** Extracts the comments of a TypeScript or JavaScript file. */
export function commentsOf(file: string, source: string): Passage[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind);
  const seen = new Set<number>();
  const passages: Passage[] = [];
  const add = (ranges: readonly ts.CommentRange[] | undefined) => {
    for (const { pos, end } of ranges ?? []) {
      if (seen.has(pos)) continue;
      seen.add(pos);
      passages.push({
        kind: 'comment',
        line: tree.getLineAndCharacterOfPosition(pos).line + 1,
        text: stripMarks(source.slice(pos, end)),
      });
    }
  };
  const walk = (node: ts.Node): void => {
    add(ts.getLeadingCommentRanges(source, node.pos));
    add(ts.getTrailingCommentRanges(source, node.end));
    // Not only the nodes: a comment at the end of a block belongs to its closing brace.
    for (const child of node.getChildren(tree)) walk(child);
  };
  walk(tree);
  return passages.sort((a, b) => a.line - b.line);
}

function stripMarks(comment: string): string {
  return comment.replace(/^\/\*\*?|\*\/$/g, '').replace(/^[ \t]*(?:\/\/|\*)? ?/gm, '');
}

/** Extracts the text of a Markdown file, without code, front matter and HTML. */
export function textsOf(source: string): Passage[] {
  // Front matter becomes empty lines, so that line numbers stay.
  const body = source.replace(/^---\n[^]*?\n---\n/, (head) => head.replace(/[^\n]/g, ''));
  const passages: Passage[] = [];
  visit(fromMarkdown(body), ['paragraph', 'heading'], (node) => {
    const parts: string[] = [];
    visit(node, (inner) => {
      if (inner.type === 'text') parts.push(inner.value);
      // A placeholder keeps the words around code apart.
      else if (inner.type === 'inlineCode') parts.push('`…`');
    });
    // The id of a heading is an address that readers have bookmarked, not prose.
    const text = parts.join('').replace(/\s*\{#[^}]*\}$/, '');
    if (node.position) passages.push({ kind: 'text', line: node.position.start.line, text });
  });
  return passages;
}
