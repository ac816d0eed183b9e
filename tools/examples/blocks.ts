import { fromMarkdown } from 'mdast-util-from-markdown';
import { canonicalLanguage } from '../../shared/code/language';
import { FenceError, parseFence } from '../../shared/code/parseFence';
import { hashFence } from './fence';
import type { Fence } from '../../shared/code/parseFence';
import type { Parents, Root, RootContent } from 'mdast';

/** The picture that a block makes. */
export type Picture = {
  line: number;
  /** As the page writes it. */
  src: string;
};

/** A block of a page that is run. */
export type Block = {
  /** First line of the code, counted from 1. */
  line: number;
  language: 'python' | 'cpp' | 'cmake';
  /** Changes with the words and the code, not with the line. */
  hash: string;
  code: string;
  fence: Fence;
  /** What the page shows below it, null where it shows nothing. */
  output: string | null;
  picture: Picture | null;
  /** Directly below another block, but for its output and picture. */
  follows: boolean;
  /** The section says that something is deprecated or removed. */
  aboutDeprecation: boolean;
};

export type Problem = { line: number; message: string };

const LANGUAGES: Block['language'][] = ['python', 'cpp', 'cmake'];

const DEPRECATION = /DeprecationWarning|:(?:deprecated|removed)\[/;

/**
 * Takes the text of a page; gives the blocks of it that are run, in order, and the fences that nobody understands.
 */
export function readBlocks(text: string): { blocks: Block[]; problems: Problem[] } {
  const lines = text.split(/\r?\n/);
  const blocks: Block[] = [];
  const problems: Problem[] = [];
  const root = fromMarkdown(hideFrontMatter(lines).join('\n'));
  const sections = sectionsOf(root, lines);

  const walk = (parent: Parents) => {
    /** Where the siblings go on after the last block. */
    let next = -1;
    parent.children.forEach((node, index) => {
      if ('children' in node) walk(node);
      const language =
        node.type === 'code' && LANGUAGES.find((name) => name === canonicalLanguage(node.lang));
      if (node.type !== 'code' || !language) return;
      const line = node.position?.start.line ?? 1;
      try {
        const words = wordsAsWritten(lines[line - 1] ?? '');
        const fence = parseFence(language, words);
        const below = readBelow(parent.children.slice(index + 1, index + 3));
        blocks.push({
          line: line + 1,
          language,
          hash: hashFence(language, words, node.value),
          code: node.value,
          fence,
          output: below.output,
          picture: below.picture,
          follows: next === index,
          aboutDeprecation: DEPRECATION.test(sections(line)),
        });
        next = index + 1 + below.count;
      } catch (error) {
        if (!(error instanceof FenceError)) throw error;
        problems.push({ line, message: error.message });
      }
    });
  };
  walk(root);
  return { blocks, problems };
}

/**
 * Takes the two siblings below a block; gives its output and its picture, as the site reads them, and how many they are.
 */
function readBelow(siblings: RootContent[]): {
  output: string | null;
  picture: Picture | null;
  count: number;
} {
  const [first, second] = siblings;
  const output = first?.type === 'code' && first.lang === 'output' ? first.value : null;
  const paragraph = output === null ? first : second;
  const only = paragraph?.type === 'paragraph' && paragraph.children.length === 1 && paragraph.children[0];
  const picture =
    only && only.type === 'image' && only.title === 'output'
      ? { line: only.position?.start.line ?? 1, src: decodeURI(only.url) }
      : null;
  return { output, picture, count: (output === null ? 0 : 1) + (picture ? 1 : 0) };
}

/**
 * Words of a fence as written: Markdown takes the backslashes away that let a quoted text contain quotes.
 */
function wordsAsWritten(line: string) {
  return /(?:`{3,}|~{3,})\s*\S+\s+(.*)$/.exec(line)?.[1] ?? '';
}

/**
 * Front matter would be read as text; its lines stay, empty, so that all others keep their number.
 */
function hideFrontMatter(lines: string[]) {
  const end = lines[0] === '---' ? lines.indexOf('---', 1) : -1;
  return lines.map((line, index) => (index <= end ? '' : line));
}

/**
 * Gives a function from a line to the text between the headings around it.
 */
function sectionsOf(root: Root, lines: string[]) {
  const headings = root.children.filter((node) => node.type === 'heading');
  const starts = [1, ...headings.map((node) => node.position?.start.line ?? 1), lines.length + 1];
  return (line: number) => {
    const next = starts.findIndex((start) => start > line);
    return lines.slice((starts[next - 1] ?? 1) - 1, (starts[next] ?? lines.length + 1) - 1).join('\n');
  };
}
