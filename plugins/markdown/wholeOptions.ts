import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { keepOptions } from './breakNames';
import { isWritten } from './isWritten';

/** Rehype plugin: keeps a browser from breaking an option such as `--help` between its hyphens, in code of the running text; tables have more rules. */
export function wholeOptions() {
  return (tree: Root, file: VFile): void => {
    if (!isWritten(file, /`[^`]*--\w/)) return;
    visit(tree, 'element', (node: Element) => {
      if (node.tagName === 'table' || node.tagName === 'pre') return SKIP;
      if (node.tagName !== 'code') return undefined;
      node.children = node.children.flatMap((child) =>
        child.type === 'text' ? keepOptions(child.value) : [child],
      );
      return SKIP;
    });
  };
}
