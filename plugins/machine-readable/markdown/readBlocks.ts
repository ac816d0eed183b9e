import type { Code, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { canonicalLanguage } from '../../../shared/code/language';
import { parseFence, type Fence } from '../../../shared/code/parseFence';
import type { PageWord } from '../words';
import { fenceWords } from './cleanFence';
import { cleanBlock, unescapeIds, type Surroundings } from './cleanInline';
import { rangeOf } from './edits';

/** A part of a page, in clean Markdown. */
export type Block =
  | { readonly type: 'text'; readonly text: string }
  | {
      readonly type: 'code';
      /** The fence with its code. */
      readonly text: string;
      readonly language: string;
      readonly code: string;
      readonly fence: Fence;
    }
  /** A notice or folded text, or one tab of several. */
  | {
      readonly type: 'group';
      readonly look: 'quote' | 'plain';
      readonly label: string;
      readonly blocks: readonly Block[];
    };

const notices: Readonly<Record<string, PageWord>> = {
  note: 'theme.admonition.note',
  tip: 'theme.admonition.tip',
  info: 'theme.admonition.info',
  warning: 'theme.admonition.warning',
  danger: 'theme.admonition.danger',
};

/** The id of a word of the glossary, in the notation of headings. */
const termId = /\s*\{#[a-z0-9-]+\}\s*/g;

function readCode(node: Code, around: Surroundings): Block {
  const line = around.text.slice(rangeOf(node).start).split('\n', 1)[0] ?? '';
  const language = canonicalLanguage(node.lang);
  return {
    type: 'code',
    text: cleanBlock(node, around),
    language,
    code: unescapeIds(node.value),
    // The runner of the examples parses the same words, and reports those that mean nothing.
    fence: parseFence(language, language === 'output' ? '' : fenceWords(line)),
  };
}

function splitLabel({ children }: ContainerDirective): [RootContent | undefined, RootContent[]] {
  const [first, ...rest] = children;
  return first?.type === 'paragraph' && first.data?.directiveLabel ? [first, rest] : [undefined, children];
}

function readContainer(node: ContainerDirective, around: Surroundings): Block[] {
  const [written, content] = splitLabel(node);
  const blocks = readBlocks(content, around);
  switch (node.name) {
    case 'tabs':
      return blocks;
    case 'glossary':
      return blocks.map((block) =>
        block.type === 'text' ? { ...block, text: block.text.replace(termId, ': ') } : block,
      );
    default: {
      const notice = notices[node.name];
      const label = written ? cleanLabel(written, around) : notice ? around.words.page(notice) : '';
      return [{ type: 'group', look: node.name === 'tab' ? 'plain' : 'quote', label, blocks }];
    }
  }
}

/** The label of a directive without its brackets, which belong to the node. */
const cleanLabel = (node: RootContent, around: Surroundings): string =>
  cleanBlock(node, around).replace(/^\[([\s\S]*)\]$/, '$1');

/** Reads the blocks of a page or of a directive. Front matter, comments, and directives that stand for an element of the theme are left out. */
export function readBlocks(nodes: readonly RootContent[], around: Surroundings): Block[] {
  return nodes.flatMap((node): Block[] => {
    if (node.type === 'yaml' || node.type === 'leafDirective') return [];
    if (node.type === 'containerDirective') return readContainer(node, around);
    if (node.type === 'code') return [readCode(node, around)];
    const text = cleanBlock(node, around);
    return text === '' ? [] : [{ type: 'text', text }];
  });
}
