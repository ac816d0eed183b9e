import type { Element, ElementContent, Root, RootContent } from 'hast';
import { expect, it } from 'vitest';
import { belowFold } from './belowFold';

const element = (tagName: string, children: ElementContent[] = []): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

const text = (value: string): ElementContent => ({ type: 'text', value });
const paragraph = (lines: number) => element('p', [text('x'.repeat((lines - 1) * 80))]);
const code = (lines: number): Element => ({
  ...element('codeframe'),
  properties: { html: '\n'.repeat(lines - 1) },
});
const mdxModule = { type: 'mdxjsEsm', value: 'export const a = 1' } as unknown as RootContent;

/** The tags above the fold, and those below it. */
function fold(...children: RootContent[]): [above: string[], below?: string[]] {
  const tree: Root = { type: 'root', children };
  belowFold()(tree);
  const tag = (node: RootContent) => (node.type === 'element' ? node.tagName : node.type);
  const rest = tree.children.find(
    (node): node is Element => node.type === 'element' && node.tagName === 'belowfold',
  );
  const above = tree.children.filter((node) => node !== rest).map(tag);
  return rest ? [above, rest.children.map(tag)] : [above];
}

it.each<[string, RootContent[], ReturnType<typeof fold>]>([
  ['leaves a short page as it is', [paragraph(4), code(10)], [['p', 'codeframe']]],
  ['leaves a page that ends with its first screen as it is', [paragraph(24)], [['p']]],
  ['folds after 24 lines of text', [paragraph(12), paragraph(12), element('h2')], [['p', 'p'], ['h2']]],
  ['counts the lines of code', [code(23), paragraph(1), code(1)], [['codeframe', 'p'], ['codeframe']]],
  [
    'counts rows and list items',
    [element('ul', Array(12).fill(element('li'))), element('table', Array(12).fill(element('tr'))), code(1)],
    [['ul', 'table'], ['codeframe']],
  ],
  [
    'leaves imports and exports of MDX at the top level',
    [paragraph(24), paragraph(1), mdxModule, code(1)],
    [
      ['p', 'mdxjsEsm'],
      ['p', 'codeframe'],
    ],
  ],
])('%s', (_, children, expected) => {
  expect(fold(...children)).toEqual(expected);
});
