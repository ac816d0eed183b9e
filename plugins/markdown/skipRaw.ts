import type { Nodes } from 'hast';
import type { Processor } from 'unified';
import type { VFile } from 'vfile';

/** `rehype-raw`, which Docusaurus adds to the format `md`: the name of its function is all that a processor shows. */
const rawPlugin = 'rehypeRaw';

type Transform = (tree: Nodes, file: VFile) => Nodes;

const hasRaw = (node: Nodes): boolean =>
  node.type === 'raw' || ('children' in node && node.children.some(hasRaw));

/**
 * Remark plugin: keeps Docusaurus from parsing a page again that has no HTML. Its plugin writes and parses the whole tree as HTML, whatever is in
 * it: a good part of the time in which pages are compiled (README.md). Without HTML the tree stays as it was.
 */
export function skipRaw(this: Processor): void {
  for (const entry of this.attachers) {
    const [parseRaw] = entry;
    if (parseRaw.name !== rawPlugin) continue;
    entry[0] = function parseWhereWritten(this: Processor, ...options) {
      const transform = parseRaw.apply(this, options) as unknown as Transform;
      return (tree, file) => (hasRaw(tree as Nodes) ? transform(tree as Nodes, file) : undefined);
    };
  }
}
