import type { Expression } from 'estree';
import 'mdast-util-mdx';
import type { Root } from 'mdast';

/** Adds `export const name = value` to the top of a page, for the theme. */
export function exportConstant(tree: Root, name: string, init: Expression): void {
  tree.children.unshift({
    type: 'mdxjsEsm',
    // Docusaurus sometimes serializes trees back to Markdown and must find nothing here: facebook/docusaurus#9684.
    value: '',
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ExportNamedDeclaration',
            attributes: [],
            specifiers: [],
            source: null,
            declaration: {
              type: 'VariableDeclaration',
              kind: 'const',
              declarations: [{ type: 'VariableDeclarator', id: { type: 'Identifier', name }, init }],
            },
          },
        ],
      },
    },
  });
}
