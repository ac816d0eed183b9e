import type { Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { breakNames } from './breakNames';
import { stackTable } from './stackTable';

/**
 * Rehype plugin: wraps every table in a `tablewrap` element, which scrolls sideways, and gives aligned cells the class
 * `align-end` or `align-center`: MDX would turn `align` into a style, which the content security policy forbids. An
 * empty corner becomes a plain cell, because assistive technology would announce an empty heading. Long names in code may break,
 * and a table that is too wide for a phone becomes a list there.
 */
export function tableWraps() {
  return (tree: Root): void => {
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName !== 'table' || !parent || index === undefined) return;
      visit(node, 'element', (part) => {
        const { properties } = part;
        if (part.tagName === 'th' && part.children.length === 0) part.tagName = 'td';
        if (properties.align === 'right') properties.className = ['align-end'];
        if (properties.align === 'center') properties.className = ['align-center'];
        delete properties.align;
      });
      stackTable(node);
      breakNames(node);
      parent.children[index] = { type: 'element', tagName: 'tablewrap', properties: {}, children: [node] };
      return SKIP;
    });
  };
}
