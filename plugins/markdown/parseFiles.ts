import { readFileSync } from 'node:fs';
import type { MessagePort } from 'node:worker_threads';
import { createProcessorUncached } from '@docusaurus/mdx-loader/lib/processor.js';
import type { MarkdownConfig } from '@docusaurus/types';
import type { Root } from 'mdast';
import remarkMath from 'remark-math';
import type { Processor } from 'unified';
import { prepareText } from './prepareText';

type Input = {
  readonly files: readonly string[];
  readonly markdown: MarkdownConfig;
  /** Gets a `ParsedText` for each different text. */
  readonly port: MessagePort;
};

/** A text as Docusaurus hands it to the parser, and what it is parsed to. */
export type ParsedText = {
  readonly text: string;
  /** JSON of the tree, which takes a thirtieth of the time that parsing does. */
  readonly tree: string;
};

type Options = Parameters<typeof createProcessorUncached>[0]['options'];

/** Creates a parser with the grammar of Docusaurus and of our plugins, in the format `md`, for texts of `prepareText`. */
export async function createParser(markdownConfig: MarkdownConfig): Promise<(text: string) => Root> {
  const processors: Processor[] = [];
  function findProcessor(this: Processor) {
    processors.push(this);
  }
  const options = {
    admonitions: true,
    beforeDefaultRemarkPlugins: [remarkMath, findProcessor],
    markdownConfig,
  } as Partial<Options> as Options;
  const processor = await createProcessorUncached({ options, format: 'md' });
  // Plugins extend the grammar when the first page is processed.
  await processor.process({ content: '', filePath: 'empty.md', frontMatter: {}, compilerName: 'client' });
  const [found] = processors;
  if (!found)
    throw new Error('Docusaurus has run no plugin. Fix: adapt plugins/markdown/parseFiles.ts to it.');
  return (text) => found.parse(text) as Root;
}

/** Reads a file; null when it has gone since it was listed, as it may on the development server. */
function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/** Parses files as Docusaurus does. Runs in a thread of its own. */
export async function run({ files, markdown, port }: Input): Promise<void> {
  const parse = await createParser(markdown);
  const known = new Set<string>();
  for (const file of files) {
    const content = read(file);
    if (content === null) continue;
    const text = prepareText(content, markdown);
    if (known.has(text)) continue;
    known.add(text);
    port.postMessage({ text, tree: JSON.stringify(parse(text)) } satisfies ParsedText);
  }
}
