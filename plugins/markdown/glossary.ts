import type { ListItem, PhrasingContent, Root, RootContent } from 'mdast';
import 'mdast-util-directive';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { failAt } from './failAt';
import { isWritten } from './isWritten';
import { siteElement } from './siteElement';

const example = '- **word** {#word} What it means.';

/** End of a word: its id, in the same notation as that of a heading. */
const idPattern = /\s*\{#([a-z0-9-]+)\}\s*/;

type Entry = { readonly id: string; readonly word: PhrasingContent[]; readonly meaning: PhrasingContent[] };

function readEntry(item: ListItem): Entry | undefined {
  const [paragraph] = item.children;
  if (paragraph?.type !== 'paragraph' || item.children.length > 1) return undefined;
  const { children } = paragraph;
  const at = children.findIndex((child) => child.type === 'text' && idPattern.test(child.value));
  const text = children[at];
  if (text?.type !== 'text' || children[0]?.type !== 'strong') return undefined;
  const [before = '', id = '', after = ''] = text.value.split(idPattern);
  const word = [...children.slice(0, at), { ...text, value: before }];
  const meaning = [{ ...text, value: after }, ...children.slice(at + 1)];
  return { id, word, meaning };
}

/** Element that Markdown itself does not have. */
const element = (name: string, children: readonly (RootContent | PhrasingContent)[]) =>
  siteElement(name, {}, [...children]);

/**
 * Remark plugin: turns the list inside `:::glossary` into a `dl` with an anchor for each word; throws on another content and on
 * an id that the page has twice.
 */
export function glossary() {
  return (tree: Root, file: VFile): void => {
    if (!isWritten(file, /:::glossary/)) return;
    const ids = new Set<string>();
    visit(tree, 'containerDirective', (node, index, parent) => {
      if (node.name !== 'glossary' || !parent || index === undefined) return;
      const [list] = node.children;
      if (list?.type !== 'list' || node.children.length > 1) {
        failAt(file, node, ':::glossary may only contain one list', `write ${example}`);
      }
      const rows = list.children.map((item) => {
        const entry = readEntry(item);
        if (!entry) failAt(file, item, 'an entry of the glossary has no word or no id', `write ${example}`);
        const { id, word, meaning } = entry;
        if (ids.has(id)) failAt(file, item, `two entries have the id "${id}"`, 'make one of them unique');
        ids.add(id);
        const term = siteElement('glossaryterm', { id }, word);
        return { ...element('div', [term, element('dd', meaning)]), position: item.position };
      });
      const words = siteElement('dl', { className: 'glossary' }, rows);
      parent.children[index] = { ...words, position: node.position };
    });
  };
}
