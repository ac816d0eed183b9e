import type { Expression } from 'estree';
import 'mdast-util-mdx';
import type { Root } from 'mdast';

/** Takes the tree of a page, a name and its value; adds `export const name = value` on top, which the theme reads. */
export function exportConstant(tree: Root, name: string, init: Expression): void {
  tree.children.unshift({
    type: 'mdxjsEsm',
    // Docusaurus writes trees back as Markdown at times, and must find nothing there: facebook/docusaurus#9684.
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
