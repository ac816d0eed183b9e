import type { Root } from 'mdast';
import 'mdast-util-mdx-jsx';
import { visitParents } from 'unist-util-visit-parents';
import type { VFile } from 'vfile';
import { requestDiagram } from '../../shared/pictures/diagram';
import { failAt } from './failAt';
import { isWritten } from './isWritten';
import { requireAttribute } from './requireDefault';

/** The request that Docusaurus generates for an SVG next to the page: the file follows its loaders. */
const svgRequest = /^require\("[^"]*!((?:\.|@site)[^"!?]+\.svg)"\)\.default$/i;

/**
 * Remark plugin: turns each SVG in Markdown into a `diagram` element with the drawing itself, so that its colors are
 * those of the page. Runs after Docusaurus has turned images into JSX.
 */
export function diagrams() {
  return (tree: Root, file: VFile): void => {
    if (!isWritten(file, /\.svg/i)) return;
    visitParents(tree, 'mdxJsxTextElement', (node, ancestors) => {
      const valueOf = (name: string) =>
        node.attributes.find((entry) => entry.type === 'mdxJsxAttribute' && entry.name === name)?.value;
      const src = valueOf('src');
      const svg = typeof src === 'object' ? svgRequest.exec(src?.value ?? '')?.[1] : undefined;
      if (node.name !== 'img' || svg === undefined) return;
      const [above, parent] = ancestors.slice(-2);
      if (!above || parent?.type !== 'paragraph' || parent.children.length > 1) {
        // Docusaurus' JSX has no position.
        const place = parent ?? above;
        failAt(file, place, 'a diagram has text or code beside it', 'put it into a paragraph of its own');
      }
      const alt = valueOf('alt');
      const diagram = {
        ...node,
        type: 'mdxJsxFlowElement' as const,
        name: 'diagram',
        attributes: [
          { type: 'mdxJsxAttribute' as const, name: 'alt', value: alt },
          requireAttribute('drawing', requestDiagram(svg)),
        ],
        children: [],
      };
      // HTML allows no block in a paragraph.
      above.children.splice((above.children as unknown[]).indexOf(parent), 1, diagram);
    });
  };
}
