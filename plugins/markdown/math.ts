import type { Element, ElementContent, Root } from 'hast';
import rehypeKatex from 'rehype-katex';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { failAt } from './failAt';
import { isWritten } from './isWritten';

const render = rehypeKatex({ output: 'mathml', strict: 'error' });

/**
 * The first child of `semantics` is the formula; the annotation after it repeats it as TeX, which would end up in
 * search results.
 */
function withoutAnnotation(children: readonly ElementContent[]): ElementContent[] {
  return children.flatMap((child) =>
    child.type === 'element' && child.tagName === 'semantics' ? child.children.slice(0, 1) : [child],
  );
}

function clean(formula: Element): void {
  formula.children = withoutAnnotation(formula.children);
  visit(formula, 'element', ({ properties }) => {
    // The content security policy forbids style attributes, and the classes belong to a sheet that is not loaded.
    delete properties.style;
    // Redundant in HTML.
    delete properties.xmlns;
    delete properties.className;
  });
}

/**
 * Puts a display formula into a box that scrolls, also by keyboard, when it is too wide; MathML elements do not scroll.
 */
function inScrollBox(formula: Element): Element {
  if (formula.properties.display !== 'block') return formula;
  return {
    type: 'element',
    tagName: 'div',
    properties: { className: ['scroll'], tabIndex: 0 },
    children: [formula],
  };
}

/** Rehype plugin: renders formulas as MathML that needs no CSS; throws on TeX that KaTeX does not understand. */
export function math() {
  return (tree: Root, file: VFile): void => {
    if (!isWritten(file, /\$/)) return;
    const before = file.messages.length;
    render(tree, file);
    const message = file.messages.slice(before).find(({ source }) => source === 'rehype-katex');
    if (message) {
      const cause = message.cause instanceof Error ? message.cause.message : message.reason;
      const lines = message.ancestors?.map((node) => node.position?.start.line) ?? [];
      failAt(
        file,
        message.line ?? lines.findLast(Boolean),
        cause,
        'correct the TeX between the dollar signs',
      );
    }
    visit(tree, 'element', (node, index, parent) => {
      const formula = node.children[0];
      const isFormula = Array.isArray(node.properties.className) && node.properties.className[0] === 'katex';
      if (!isFormula || !parent || index === undefined || formula?.type !== 'element') return;
      clean(formula);
      parent.children[index] = inScrollBox(formula);
      return SKIP;
    });
  };
}
