import type { Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { breakNames } from './breakNames';
import { isWritten } from './isWritten';
import { readGrid, stackTable } from './stackTable';
import { breakLongCode, checkTableWidth } from './tableWidth';

/** The line below the head of a table in Markdown, or one in HTML. */
const written = /\|\s*:?-|-:?\s*\||<table/i;

/**
 * Rehype plugin: wraps every table in a `tablewrap` element, which scrolls sideways, and gives aligned cells the class
 * `align-end` or `align-center`: MDX would turn `align` into a style, which the content security policy forbids. An
 * empty corner becomes a plain cell, because assistive technology would announce an empty heading. Long names in code may break,
 * and a table that is too wide for a phone becomes a list there; throws on one that is too wide all the same.
 */
export function tableWraps() {
  return (tree: Root, file: VFile): void => {
    if (!isWritten(file, written)) return;
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName !== 'table' || !parent || index === undefined) return;
      visit(node, 'element', (part, at, row) => {
        const { properties } = part;
        if (part.tagName === 'code' && row && at !== undefined) {
          breakLongCode(part);
          return [SKIP, breakNames(part, at, row)];
        }
        if (part.tagName === 'th' && part.children.length === 0) part.tagName = 'td';
        if (properties.align === 'right') properties.className = ['align-end'];
        if (properties.align === 'center') properties.className = ['align-center'];
        delete properties.align;
        return undefined;
      });
      const grid = readGrid(node);
      checkTableWidth(node, grid, stackTable(node, grid), file);
      parent.children[index] = { type: 'element', tagName: 'tablewrap', properties: {}, children: [node] };
      return SKIP;
    });
  };
}
