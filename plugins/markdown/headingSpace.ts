import type { Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { failAt } from './failAt';

/**
 * Remark plugin: refuses a heading that is glued to what is above it. Markdown takes it for a heading, but who reads the source or a
 * translation of it does not see one, and a list or a box that ends above takes the text below it in at the next change.
 */
export function headingSpace() {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node, index, parent) => {
      // Neither contains a heading.
      if (node.type === 'paragraph' || node.type === 'table') return SKIP;
      if (node.type !== 'heading') return;
      const above = index ? parent?.children[index - 1] : undefined;
      const line = node.position?.start.line;
      const end = above?.position?.end.line;
      if (line === undefined || end === undefined || line > end + 1) return;
      failAt(file, node, 'a heading is glued to what is above it', 'write an empty line above it');
    });
  };
}
