import 'mdast-util-directive';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { isWritten } from './isWritten';
import { siteElement } from './siteElement';

/**
 * Remark plugin: turns `::translation-board` into the element that shows the progress of the translations; the theme
 * has the numbers.
 */
export function translationBoard() {
  return (tree: Root, file: VFile): void => {
    if (!isWritten(file, /::translation-board/)) return;
    visit(tree, 'leafDirective', (node, index, parent) => {
      if (!parent || index === undefined || node.name !== 'translation-board') return;
      parent.children[index] = { ...siteElement('translationboard', {}), position: node.position };
    });
  };
}
