import { createProcessorUncached } from '@docusaurus/mdx-loader/lib/processor';
import type { Root } from 'hast';
import { describe, expect, it } from 'vitest';
import { markdownConfig } from '../../tests/fixtures/markdownConfig';
import { beforeDefaultRemarkPlugins } from './index';
import { skipRaw } from './skipRaw';

/** Compiles a page as Docusaurus does, and returns the tree that the first rehype plugin of the site gets. */
async function compile(content: string, first: unknown[]): Promise<Root> {
  let found: Root | undefined;
  const record = () => (tree: Root) => {
    found = structuredClone(tree);
  };
  const options = {
    admonitions: true,
    beforeDefaultRemarkPlugins: [...first, ...beforeDefaultRemarkPlugins.filter((each) => each !== skipRaw)],
    beforeDefaultRehypePlugins: [record],
    markdownConfig,
  } as unknown as Parameters<typeof createProcessorUncached>[0]['options'];
  const processor = await createProcessorUncached({ options, format: 'md' });
  await processor.process({ content, filePath: 'a.md', frontMatter: {}, compilerName: 'client' });
  if (!found) throw new Error('no rehype plugin has run');
  return found;
}

/** A mark that only parsing HTML leaves, in every root. */
const isParsed = (tree: Root): boolean => tree.data !== undefined;

describe('skipRaw', () => {
  it.each([
    ['HTML', 'Press <kbd>Enter</kbd>.', true],
    ['a comment', 'A.\n\n<!-- truncate -->\n\nB.', true],
    ['HTML in a list', '- a\n- <br>', true],
    [
      'none',
      '## A\n\nText, `<b>` and a[^1].\n\n| a |\n|---|\n| 1 |\n\n:::note\n\nB\n\n:::\n\n[^1]: C',
      false,
    ],
  ])('lets Docusaurus parse a page with %s: %#', async (_what, page, expected) => {
    expect(isParsed(await compile(page, [skipRaw]))).toBe(expected);
  });

  it('is needed: Docusaurus parses every page', async () => {
    expect(isParsed(await compile('Text.', []))).toBe(true);
  });
});
