import 'mdast-util-directive';
import type { Root as HastRoot } from 'hast';
import type { Heading, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { failAt } from './failAt';
import { isWritten } from './isWritten';
import { siteElement } from './siteElement';

const kinds = ['since', 'changed', 'deprecated', 'removed', 'unreleased'];
const written = new RegExp(`:(?:${kinds.join('|')})`);

/**
 * Removes the space before a badge: the id of a heading is derived from its text, and a trailing space would become a
 * dash.
 */
function trimBefore(heading: Heading, index: number): void {
  const text = heading.children[index - 1];
  if (text?.type === 'text') text.value = text.value.trimEnd();
}

/** Remark plugin: turns `:since[1.6]` and the like into `versionbadge` elements; throws on a wrong version. */
export function versionBadges() {
  return (tree: Root, file: VFile): void => {
    if (!isWritten(file, written)) return;
    visit(tree, 'textDirective', (node, index, parent) => {
      if (!parent || index === undefined || !kinds.includes(node.name)) return;
      const version = toString(node);
      const expected = node.name === 'unreleased' ? /^$/ : /^\d+\.\d+(\.\d+)?$/;
      if (!expected.test(version)) {
        const fix = node.name === 'unreleased' ? 'write :unreleased[]' : `write :${node.name}[1.6]`;
        failAt(file, node, `":${node.name}[${version}]" does not name a release`, fix);
      }
      // No text inside: the text of a heading, its id and its entry in the table of contents must not contain the
      // version.
      const badge = siteElement('versionbadge', { kind: node.name, version: version || undefined });
      parent.children[index] = { ...badge, position: node.position };
      if (parent.type === 'heading') trimBefore(parent, index);
    });
  };
}

/** Rehype plugin: restores the space that versionBadges removed from headings, also where parsing HTML has dropped the empty text. */
export function badgeSpaces() {
  return (tree: HastRoot, file: VFile): void => {
    if (!isWritten(file, written)) return;
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName !== 'versionbadge' || !index || parent?.type !== 'element') return;
      if (!/^h[1-6]$/.test(parent.tagName)) return;
      const before = parent.children[index - 1];
      if (before?.type !== 'text') {
        parent.children.splice(index, 0, { type: 'text', value: ' ' });
        return index + 2;
      }
      before.value = `${before.value.trimEnd()} `;
    });
  };
}
