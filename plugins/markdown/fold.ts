import type { Root } from 'mdast';
import 'mdast-util-directive';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { failAt } from './failAt';
import { isWritten } from './isWritten';

/** Remark plugin: turns `:::fold[Label]` into a closed `details` with the label as its summary; throws on a missing label. */
export function fold() {
  return (tree: Root, file: VFile): void => {
    if (!isWritten(file, /:::fold/)) return;
    visit(tree, 'containerDirective', (node) => {
      if (node.name !== 'fold') return;
      const [label] = node.children;
      if (label?.type !== 'paragraph' || !label.data?.directiveLabel || label.children.length === 0) {
        failAt(
          file,
          node,
          ':::fold has no label',
          'write :::fold[Label], because only the label shows while it is closed',
        );
      }
      if (node.children.length < 2)
        failAt(file, node, ':::fold is empty', 'put the content between :::fold[Label] and :::');
      label.data = { hName: 'summary' };
      node.data = { hName: 'details', hProperties: { className: ['fold'] } };
    });
  };
}
