import type { Root, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { failAt } from './failAt';
import { isWritten } from './isWritten';

const example = '::::tabs, then :::tab[Label] … ::: for each tab, then ::::';

function takeLabel(tab: ContainerDirective): string {
  const first = tab.children[0];
  if (first?.type !== 'paragraph' || !first.data?.directiveLabel) return '';
  tab.children.shift();
  return toString(first).trim();
}

function isTab(node: RootContent): node is ContainerDirective {
  return node.type === 'containerDirective' && node.name === 'tab';
}

/** Remark plugin: turns `::::tabs` and `:::tab[Label]` into `tabset` and `tabpane`; throws on malformed sets. */
export function tabs() {
  return (tree: Root, file: VFile): void => {
    if (!isWritten(file, /:::tab/)) return;
    visit(tree, 'containerDirective', (node, _index, parent) => {
      if (node.name === 'tab' && !(parent?.type === 'containerDirective' && parent.name === 'tabs')) {
        failAt(file, node, 'a tab is outside ::::tabs', `write ${example}`);
      }
      if (node.name !== 'tabs') return;
      const labels: string[] = [];
      for (const child of node.children) {
        if (!isTab(child)) failAt(file, child, '::::tabs may only contain tabs', `write ${example}`);
        const label = takeLabel(child);
        if (label === '' || labels.includes(label)) {
          const problem = label === '' ? 'a tab has no label' : `two tabs are called "${label}"`;
          failAt(file, child, problem, 'write :::tab[Label] with a unique label');
        }
        labels.push(label);
        child.data = { hName: 'tabpane', hProperties: { label } };
      }
      if (labels.length < 2)
        failAt(file, node, '::::tabs needs at least two tabs', 'add a tab or remove ::::tabs');
      node.data = {
        hName: 'tabset',
        hProperties: { ...node.data?.hProperties, labels: JSON.stringify(labels) },
      };
    });
  };
}
