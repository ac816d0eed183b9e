import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { failAt } from './failAt';
import { isWritten } from './isWritten';

/** Refuses `$$…$$` on one line: remark-math makes a formula of the text of it, which cannot scroll and sticks out of a phone. */
export function displayMath() {
  return (tree: Root, file: VFile): void => {
    if (!isWritten(file, /\$\$/)) return;
    visit(tree, 'inlineMath', (node) => {
      const start = node.position?.start.offset;
      if (start === undefined || !String(file.value).startsWith('$$', start)) return;
      failAt(
        file,
        node,
        'a formula between $$ is on one line',
        'write each $$ on a line of its own, or $ around a formula of the text',
      );
    });
  };
}
