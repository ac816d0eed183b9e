import 'mdast-util-mdx';
import type { Root } from 'mdast';
import type { Proof } from '../../src/lib/code/proof';

/**
 * Takes the tree of a page and its proof; adds `export const proof`, which the theme reads where the lead stands. It holds JSON:
 * a string needs no tree of its own.
 */
export function exportProof(tree: Root, proof: Proof): void {
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
              declarations: [
                {
                  type: 'VariableDeclarator',
                  id: { type: 'Identifier', name: 'proof' },
                  init: { type: 'Literal', value: JSON.stringify(proof) },
                },
              ],
            },
          },
        ],
      },
    },
  });
}
