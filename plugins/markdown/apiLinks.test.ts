import path from 'node:path';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { VFile } from 'vfile';
import { apiLinks, type ApiNames } from './apiLinks';

const known: Record<string, string[]> = {
  master: ['taichi.field', 'taichi.sparse.grid'],
  'v1.6.0': ['taichi.field', 'taichi.Matrix.cols'],
};
const names: ApiNames = {
  hrefOf: (version, name) =>
    known[version ?? 'v1.6.0']?.includes(name) ? `/api/${version ?? ''}#${name}` : null,
  nearest: (version) => known[version ?? 'v1.6.0']?.[0] ?? '',
};

/** Lists the links of a page as pairs of text and URL. */
async function linksOf(
  markdown: string,
  file = 'docs/basic/field.md',
  change?: (tree: Root) => void,
): Promise<string[][]> {
  const tree = fromMarkdown(markdown);
  change?.(tree);
  await apiLinks({ loadNames: () => Promise.resolve(names) })(tree, new VFile({ path: path.resolve(file) }));
  const links: string[][] = [];
  visit(tree, 'link', ({ url, children: [child] }) => {
    links.push([child && 'value' in child ? child.value : '', url]);
  });
  return links;
}

describe('apiLinks', () => {
  it.each([
    ['`ti.field`', [['ti.field', '/api/master#taichi.field']]],
    [
      '`taichi.field` and `@ti.field`',
      [
        ['taichi.field', '/api/master#taichi.field'],
        ['@ti.field', '/api/master#taichi.field'],
      ],
    ],
    ['`ti.field(ti.f32, shape=(2, 3))`', [['ti.field(ti.f32, shape=(2, 3))', '/api/master#taichi.field']]],
    ['**`ti.sparse.grid()`**', [['ti.sparse.grid()', '/api/master#taichi.sparse.grid']]],
  ])('links %s', async (markdown, links) => {
    expect(await linksOf(markdown)).toEqual(links);
  });

  it.each([
    '`field`',
    '`tilde.field`',
    '`ti.field + 1`',
    '`taichi.h`',
    'ti.field',
    '# `ti.nothing`',
    '    ti.nothing',
  ])('leaves %s alone', async (markdown) => {
    expect(await linksOf(markdown)).toEqual([]);
  });

  it('leaves code in a link alone, and code that is marked as plain', async () => {
    expect(await linksOf('[the `ti.nothing`](https://example.com)')).toHaveLength(1);
    const mark = (tree: Root) => visit(tree, 'inlineCode', (node) => void (node.data = { isPlain: true }));
    expect(await linksOf('`ti.nothing`', 'docs/field.md', mark)).toEqual([]);
  });

  it.each([
    ['docs/field.md', '/api/master#taichi.field'],
    ['versioned_docs/version-v1.6.0/field.md', '/api/v1.6.0#taichi.field'],
    ['i18n/fr-FR/docusaurus-plugin-content-docs/current/field.md', '/api/master#taichi.field'],
    ['blog/2022-01-01-x/index.md', '/api/#taichi.field'],
    ['src/pages/acknowledgments.md', '/api/#taichi.field'],
  ])('takes the version of %s', async (file, href) => {
    expect(await linksOf('`ti.field`', file)).toEqual([['ti.field', href]]);
  });

  it('fails on a name that the version does not have, with file, line, the nearest name and the way out', async () => {
    const fail = () => linksOf('Text\n\n`ti.Matrix.cols`', 'docs/basic/field.md');
    await expect(fail).rejects.toThrow(
      'docs/basic/field.md:3: `ti.Matrix.cols`: master has no ti.Matrix.cols. Fix: perhaps `ti.field` is meant; ' +
        'a name that shall not be a link is written :plain[`ti.Matrix.cols`].',
    );
    expect(await linksOf('`ti.Matrix.cols`', 'versioned_docs/version-v1.6.0/field.md')).toHaveLength(1);
  });
});
