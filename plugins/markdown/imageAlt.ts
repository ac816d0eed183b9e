import type { Root as HastRoot } from 'hast';
import type { Root } from 'mdast';
import 'mdast-util-mdx-jsx';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { failAt } from './failAt';
import { isWritten } from './isWritten';

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
    if (!isWritten(file, /!\[/)) return;
    visit(tree, (node) => {
      if (node.type === 'image' || node.type === 'imageReference') failWithoutAlt(file, node, node.alt);
    });
  };
}

/** Escape sequences of `escape-html` and their characters. */
const entities: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&amp;': '&',
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
};

/**
 * Remark plugin: restores the alt text and the title of pictures in Markdown. Docusaurus escapes them for HTML in its
 * `transformImage`, and React escapes them again. Can go when it no longer does (seen in 3.10.2).
 */
export function unescapedImageTexts() {
  return (tree: Root, file: VFile): void => {
    if (!isWritten(file, /!\[/)) return;
    visit(tree, 'mdxJsxTextElement', ({ name, attributes }) => {
      if (name !== 'img') return;
      for (const attribute of attributes) {
        if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue;
        attribute.value = attribute.value.replace(
          /&(?:quot|amp|#39|lt|gt);/g,
          (found) => entities[found] ?? found,
        );
      }
    });
  };
}

/** Rehype plugin: throws on an image in HTML or JSX without alt text. */
export function htmlImageAlt() {
  return (tree: HastRoot, file: VFile): void => {
    if (!isWritten(file, /<img/i)) return;
    visit(tree, (node) => {
      if (node.type === 'element' && node.tagName === 'img') failWithoutAlt(file, node, node.properties.alt);
      if ((node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name === 'img') {
        const alt = node.attributes.find((entry) => entry.type === 'mdxJsxAttribute' && entry.name === 'alt');
        failWithoutAlt(file, node, alt?.value);
      }
    });
  };
}
