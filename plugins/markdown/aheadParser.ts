import path from 'node:path';
import { MessageChannel, receiveMessageOnPort } from 'node:worker_threads';
import type { MarkdownConfig } from '@docusaurus/types';
import type { Root } from 'mdast';
import type { Processor } from 'unified';
import type { VFile } from 'vfile';
import { runInWorker } from '../../shared/build/runInWorker';
import type { ParsedPages } from '../../shared/markdown/parsedPage';
import type { ParsedText, run } from './parseFiles';
import { prepareText } from './prepareText';

/** Parses pages in a thread of its own while the site is loaded, which leaves a core idle. */
export type AheadParser = {
  /** Starts the thread, and returns when it has parsed all files. */
  readonly start: (files: readonly string[], markdown: MarkdownConfig) => Promise<void>;
  /** Remark plugin, the first of all: takes the trees of the thread. A text that it has not parsed yet is parsed as usual. */
  readonly takeTrees: (this: Processor) => void;
  /** Finds what the thread has parsed so far. */
  readonly createPages: (markdown: MarkdownConfig) => ParsedPages;
};

/** Creates a parser for the pages of one locale. */
export function createAheadParser(): AheadParser {
  const { port1: received, port2: sent } = new MessageChannel();
  const trees = new Map<string, string>();
  /** Takes what has arrived. The pages are parsed in one go, so no event is delivered in between. */
  const find = (text: string): Root | undefined => {
    for (let each = receiveMessageOnPort(received); each; each = receiveMessageOnPort(received)) {
      const { text: sentText, tree } = each.message as ParsedText;
      trees.set(sentText, tree);
    }
    const tree = trees.get(text);
    return tree === undefined ? undefined : (JSON.parse(tree) as Root);
  };
  return {
    start(files, markdown) {
      // Its functions cannot be sent. Where they change a text, it is not found and parsed as usual.
      const config = JSON.parse(JSON.stringify(markdown)) as MarkdownConfig;
      return runInWorker<typeof run>(
        path.join(__dirname, 'parseFiles.ts'),
        { files, markdown: config, port: sent },
        [sent],
      );
    },
    takeTrees() {
      // Only MDX has extended the grammar so far; it is not parsed ahead.
      const { micromarkExtensions = [] } = this.data() as { micromarkExtensions?: unknown[] };
      const { parser } = this;
      if (micromarkExtensions.length > 0 || !parser) return;
      this.parser = (text: string, file: VFile) => find(text) ?? parser(text, file);
    },
    createPages: (markdown) => ({
      find(content) {
        const text = prepareText(content, markdown);
        const root = find(text);
        return root && { text, root };
      },
    }),
  };
}
