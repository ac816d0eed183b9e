import 'mdast-util-directive';
import type { InlineCode, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { failAt } from './failAt';
import { isWritten } from './isWritten';

declare module 'mdast' {
  interface InlineCodeData {
    /** Suppresses the link to the API reference. */
    isPlain?: boolean;
  }
}

/**
 * Remark plugin: turns ``:plain[`ti.var`]`` into code that `apiLinks` skips; throws on anything but one inline code.
 */
export function plainCode() {
  return (tree: Root, file: VFile): void => {
    if (!isWritten(file, /:plain/)) return;
    visit(tree, 'textDirective', (node, index, parent) => {
      if (node.name !== 'plain' || !parent || index === undefined) return;
      const [code, ...rest] = node.children;
      if (code?.type !== 'inlineCode' || rest.length > 0) {
        failAt(file, node, '":plain[…]" does not contain exactly one inline code', 'write :plain[`ti.name`]');
      }
      const plain: InlineCode = { ...code, data: { ...code.data, isPlain: true } };
      parent.children[index] = plain;
    });
  };
}
