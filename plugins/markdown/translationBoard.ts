import 'mdast-util-directive';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { siteElement } from './siteElement';

/** Remark plugin: `::translation-board` becomes the element that shows how far the translations are; the theme knows the numbers. */
export function translationBoard() {
  return (tree: Root): void => {
    visit(tree, 'leafDirective', (node, index, parent) => {
      if (!parent || index === undefined || node.name !== 'translation-board') return;
      parent.children[index] = { ...siteElement('translationboard', {}), position: node.position };
    });
  };
}
