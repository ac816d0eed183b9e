import 'mdast-util-directive';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { failAt } from './failAt';

const containers = ['note', 'tip', 'info', 'warning', 'danger', 'tabs', 'tab', 'fold', 'glossary'];

/** Remark plugin that runs after those that handle directives: throws on an unhandled one. */
export function knownDirectives() {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node) => {
      if (node.type === 'containerDirective' && !containers.includes(node.name)) {
        failAt(file, node, `":::${node.name}" means nothing`, `known are ${containers.join(', ')}`);
      }
      if (node.type === 'leafDirective') {
        failAt(
          file,
          node,
          `"::${node.name}" means nothing`,
          'known are ::tested-releases, ::skip-reasons and ::translation-board; write a backslash before the colons if they are text',
        );
      }
      // A bare `:name` is text that happens to follow a colon; Docusaurus restores it.
      if (
        node.type === 'textDirective' &&
        (node.children.length > 0 || Object.keys(node.attributes ?? {}).length > 0)
      ) {
        const known =
          ':since[1.6], :changed[1.6], :deprecated[1.6], :removed[1.6], :unreleased[], :plain[`code`]';
        failAt(
          file,
          node,
          `":${node.name}" means nothing`,
          `known are ${known}; write \\: for a colon in the text`,
        );
      }
    });
  };
}
