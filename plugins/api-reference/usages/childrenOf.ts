import type { SyntaxNode } from '@lezer/common';

/** Takes a node of a syntax tree; gives its children in order. */
export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child);
  return children;
}
