import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compileToJSX } from '@docusaurus/mdx-loader/lib/utils';
import type { Root } from 'mdast';
import type { Processor } from 'unified';
import type { VFile } from 'vfile';
import { afterAll, describe, expect, it } from 'vitest';
import { markdownConfig } from '../../tests/fixtures/markdownConfig';
import { createAheadParser } from './aheadParser';
import { beforeDefaultRemarkPlugins } from './index';

const folder = mkdtempSync(path.join(tmpdir(), 'ahead-'));
afterAll(() => rmSync(folder, { recursive: true }));

const page = `---
title: "A: b"
---

# A title {#own-id}

Text with *emphasis*, \`code\`, ~~strokes~~, https://example.com and a footnote[^1], $x^2$ and :since[1.6].

$$
x^2
$$

| a | b |
|---|--:|
| 1 | 2 |

- [x] done
- [ ] open

:::note[Title]

Inside, <kbd>Enter</kbd>.

:::

\`\`\`python title="a.py"
x = 1
\`\`\`

<!-- comment -->

[^1]: The note.
`;

function write(name: string, text: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}

/** Compiles a page as Docusaurus does, and returns the trees that it gets from `takeTrees` and those that it parses itself. */
async function compile(file: string, fileContent: string, takeTrees: (this: Processor) => void) {
  const taken: Root[] = [];
  const parsed: Root[] = [];
  const record = (trees: Root[]) =>
    function recordTrees(this: Processor) {
      const { parser } = this;
      if (!parser) throw new Error('there is no parser before the plugins');
      this.parser = (text: string, page: VFile) => {
        const tree = parser(text, page) as Root;
        trees.push(structuredClone(tree));
        return tree;
      };
    };
  const options = {
    admonitions: true,
    beforeDefaultRemarkPlugins: [record(parsed), takeTrees, record(taken), ...beforeDefaultRemarkPlugins],
    staticDirs: [],
    siteDir: folder,
    markdownConfig,
  } as unknown as Parameters<typeof compileToJSX>[0]['options'];
  await compileToJSX({ filePath: file, fileContent, frontMatter: {}, options, compilerName: 'client' });
  return { taken, parsed };
}

describe('takeTrees', () => {
  it('hands over the tree that Docusaurus would parse, without parsing', async () => {
    const parser = createAheadParser();
    const file = write('a.md', page);
    await parser.start([file, write('copy.md', page), path.join(folder, 'gone.md')], markdownConfig);
    const ahead = await compile(file, page, parser.takeTrees);
    const usual = await compile(file, page, () => undefined);
    expect(ahead.parsed).toEqual([]);
    expect(usual.parsed).toHaveLength(1);
    expect(ahead.taken).toEqual(usual.parsed);
    // What a plugin changes in one of them is not in the next.
    expect((await compile(file, page, parser.takeTrees)).taken).toEqual(usual.parsed);
  });

  it('gives a page to whoever asks for it, with the text that was parsed', async () => {
    const parser = createAheadParser();
    await parser.start([write('d.md', page)], markdownConfig);
    const pages = parser.createPages(markdownConfig);
    const found = pages.find(page);
    expect(found?.text).toBe(page.replace('{#own-id}', '\\{#own-id}'));
    expect(found?.root.children.map(({ type }) => type).slice(0, 3)).toEqual([
      'yaml',
      'heading',
      'paragraph',
    ]);
    expect(pages.find(`${page}\nMore.\n`)).toBeUndefined();
  });

  it('lets Docusaurus parse a text that has changed', async () => {
    const parser = createAheadParser();
    await parser.start([write('b.md', page)], markdownConfig);
    const { parsed, taken } = await compile('b.md', `${page}\nMore.\n`, parser.takeTrees);
    expect(parsed).toHaveLength(1);
    expect(taken).toEqual(parsed);
  });

  it('leaves MDX to Docusaurus, whose grammar is another', async () => {
    const parser = createAheadParser();
    const text = 'A {1 + 1}.\n';
    await parser.start([write('c.md', text)], markdownConfig);
    const { parsed } = await compile('c.mdx', text, parser.takeTrees);
    expect(parsed).toHaveLength(1);
  });
});
