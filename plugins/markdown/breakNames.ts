import type { Element, ElementContent } from 'hast';
import { visit } from 'unist-util-visit';

/** Shorter code fits into the narrowest column of a phone. */
const longest = 10;

/** After a dot or an underscore, and between the words of `RuntimeInteropInfo`. */
const joints = /(?<=[\w)\]][._])(?=[A-Za-z])|(?<=[a-z])(?=[A-Z][a-z])/;

/** Lets a browser break the names in the code of a table between their words, before it breaks them anywhere. */
export function breakNames(table: Element): void {
  visit(table, 'element', (code) => {
    if (code.tagName !== 'code') return;
    code.children = code.children.flatMap((child): ElementContent[] => {
      if (child.type !== 'text' || child.value.length <= longest) return [child];
      return child.value.split(joints).flatMap((value, index): ElementContent[] => {
        const part: ElementContent = { type: 'text', value };
        return index === 0
          ? [part]
          : [{ type: 'element', tagName: 'wbr', properties: {}, children: [] }, part];
      });
    });
  });
}
