import type { Root as HastRoot } from 'hast';
import type { Root } from 'mdast';
import 'mdast-util-mdx-jsx';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { failAt } from './failAt';

function failWithoutAlt(file: VFile, node: Node, alt: unknown): void {
  if (typeof alt === 'string' ? alt.trim() !== '' : alt !== undefined && alt !== null) return;
  failAt(
    file,
    node,
    'an image has no alt text',
    'describe it in the brackets, as in ![A jade ripple](./img/a.webp)',
  );
}

/** Remark plugin: throws on an image in Markdown without alt text. */
export function imageAlt() {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node) => {
      if (node.type === 'image' || node.type === 'imageReference') failWithoutAlt(file, node, node.alt);
    });
  };
}

/** Rehype plugin: throws on an image in HTML or JSX without alt text. */
export function htmlImageAlt() {
  return (tree: HastRoot, file: VFile): void => {
    visit(tree, (node) => {
      if (node.type === 'element' && node.tagName === 'img') failWithoutAlt(file, node, node.properties.alt);
      if ((node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name === 'img') {
        const alt = node.attributes.find((entry) => entry.type === 'mdxJsxAttribute' && entry.name === 'alt');
        failWithoutAlt(file, node, alt?.value);
      }
    });
  };
}
