import type { Root } from 'mdast';
import 'mdast-util-mdx-jsx';
import { visitParents } from 'unist-util-visit-parents';
import type { VFile } from 'vfile';
import { requestVariants } from '../../shared/pictures/variants';
import { exportConstant } from './exportConstant';
import { isWritten } from './isWritten';
import { requireAttribute, requireDefault } from './requireDefault';

/** The request that Docusaurus generates for a picture next to the page: the file follows its loaders. */
const pictureRequest = /^require\("[^"]*!(\.[^"!?]+\.(?:avif|gif|jpe?g|png|webp))"\)\.default$/i;

function addVariants(tree: Root): void {
  visitParents(tree, 'mdxJsxTextElement', (node, ancestors) => {
    const src = node.attributes.find((entry) => entry.type === 'mdxJsxAttribute' && entry.name === 'src');
    const value = src?.value;
    const picture = typeof value === 'object' ? pictureRequest.exec(value?.value ?? '')?.[1] : undefined;
    if (node.name !== 'img' || picture === undefined) return;
    node.attributes.push(requireAttribute('variants', requestVariants(picture, 'text')));
    if (ancestors.some((above) => above.type === 'siteElement' && above.data.hName === 'codeframe')) {
      node.attributes.push({ type: 'mdxJsxAttribute', name: 'place', value: 'frame' });
    }
  });
}

/**
 * Remark plugin: adds to each bitmap its smaller variants and whether it appears below a code block. Runs after
 * Docusaurus has turned images into JSX. Exports the variants of a post's cover as `coverVariants`.
 */
export function pictureVariants() {
  return (tree: Root, file: VFile): void => {
    if (isWritten(file, /!\[|<img/)) addVariants(tree);
    // Only posts show their `image`, and only posts have an `image_alt`; that of a docs page is a preview for other
    // sites.
    const { image, image_alt: alt } = (file.data.frontMatter ?? {}) as Record<string, unknown>;
    if (typeof image === 'string' && image.startsWith('./') && alt !== undefined) {
      exportConstant(tree, 'coverVariants', requireDefault(requestVariants(image, 'cover')));
    }
  };
}
