import type { ElementContent, Root, RootContent } from 'hast';
import { visit } from 'unist-util-visit';

/** Lines that fill a window of 1350 × 940 below the title and the lead; a taller one gets the rest a frame later. */
const firstScreen = 24;

const charactersPerLine = 80;

/** Estimates how many lines an element takes. Pictures count as none, so that too much is above the fold rather than too little. */
function countLines(node: RootContent): number {
  let lines = 0;
  visit(node, (part) => {
    if (part.type === 'text') lines += part.value.trim().length / charactersPerLine;
    if (part.type !== 'element') return;
    if (/^(?:p|li|tr|h[2-6])$/.test(part.tagName)) lines += 1;
    if (part.tagName === 'codeframe') lines += String(part.properties.html).split('\n').length;
  });
  return lines;
}

/**
 * Rehype plugin: puts what is below the first screen into a `belowfold` element, which the app renders after what the reader sees
 * (`src/components/BelowFold`). Modules of MDX stay where they are, because imports have to be at the top level.
 */
export function belowFold() {
  return (tree: Root): void => {
    let lines = 0;
    const fold = tree.children.findIndex((node) => {
      if (lines >= firstScreen) return true;
      lines += countLines(node);
      return false;
    });
    if (fold < 0) return;
    const rest = tree.children.splice(fold);
    const isModule = (node: RootContent) => (node.type as string) === 'mdxjsEsm';
    const children = rest.filter((node): node is ElementContent => !isModule(node));
    tree.children.push(...rest.filter(isModule), {
      type: 'element',
      tagName: 'belowfold',
      properties: {},
      children,
    });
  };
}
