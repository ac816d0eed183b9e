import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Code, Parents, Root, RootContent } from 'mdast';
import { hashBlock } from '../../../shared/build/exampleReport';
import { canonicalLanguage } from '../../../shared/code/language';
import { FenceError } from '../../../shared/code/fenceWords';
import { parseFence, type Fence } from '../../../shared/code/parseFence';

/** The picture that a block makes. */
export type Picture = {
  line: number;
  /** Path below the project. */
  file: string;
  /** SHA-256 of the committed file; null if it is missing. */
  digest: string | null;
};

/** A block of a page that is run. */
export type Block = {
  /** First line of the code, counted from 1. */
  line: number;
  language: 'python' | 'cpp' | 'cmake';
  /** Changes with the words of the fence and the code, not with the line. */
  hash: string;
  code: string;
  fence: Fence;
  /** Output that the page shows below the block; null if it shows none. */
  output: string | null;
  picture: Picture | null;
  /** Directly below another block, apart from that block's output and picture. */
  follows: boolean;
  /** The section around it is about something deprecated or removed. */
  aboutDeprecation: boolean;
};

export type Problem = { line: number; message: string };

/** Resolves the address of a picture as the page writes it. */
export type ResolvePicture = (address: string) => Pick<Picture, 'file' | 'digest'>;

const LANGUAGES: Block['language'][] = ['python', 'cpp', 'cmake'];

const DEPRECATION = /DeprecationWarning|:(?:deprecated|removed)\[/;

/** Reads the blocks of a page that are run, in order, and the fences that are malformed. */
export function readBlocks(
  text: string,
  resolvePicture: ResolvePicture = (file) => ({ file, digest: null }),
): { blocks: Block[]; problems: Problem[] } {
  const lines = text.split(/\r?\n/);
  const blocks: Block[] = [];
  const problems: Problem[] = [];
  const root = fromMarkdown(hideFrontMatter(lines).join('\n'));
  const sectionAt = splitSections(root, lines);

  const readBlock = (node: Code, siblings: RootContent[], follows: boolean) => {
    const language = LANGUAGES.find((name) => name === canonicalLanguage(node.lang));
    if (!language) return null;
    const line = node.position?.start.line ?? 1;
    try {
      const words = wordsAsWritten(lines[line - 1] ?? '');
      const fence = parseFence(language, words);
      const { output, picture, count } = readBelow(siblings, resolvePicture);
      blocks.push({
        line: line + 1,
        language,
        hash: hashBlock(language, words, node.value),
        code: node.value,
        fence,
        output,
        picture,
        follows,
        aboutDeprecation: DEPRECATION.test(sectionAt(line)),
      });
      return { count };
    } catch (error) {
      if (!(error instanceof FenceError)) throw error;
      problems.push({ line, message: error.message });
      return null;
    }
  };

  const walk = (parent: Parents) => {
    /** Index of the sibling after the last block with its output and picture. */
    let next = -1;
    parent.children.forEach((node, index) => {
      if ('children' in node) walk(node);
      if (node.type !== 'code') return;
      const read = readBlock(node, parent.children.slice(index + 1, index + 3), next === index);
      if (read) next = index + 1 + read.count;
    });
  };
  walk(root);
  return { blocks, problems };
}

/**
 * Reads the output and the picture of a block from its next two siblings, by the rules of the site.
 * @returns `count`: how many of the siblings they are.
 */
function readBelow([first, second]: RootContent[], resolvePicture: ResolvePicture) {
  const output = first?.type === 'code' && first.lang === 'output' ? first.value : null;
  const image = onlyImage(output === null ? first : second);
  const picture: Picture | null =
    image?.title === 'output'
      ? { line: image.position?.start.line ?? 1, ...resolvePicture(decodeURI(image.url)) }
      : null;
  return { output, picture, count: (output === null ? 0 : 1) + (picture ? 1 : 0) };
}

function onlyImage(node: RootContent | undefined) {
  if (node?.type !== 'paragraph' || node.children.length !== 1) return undefined;
  const [only] = node.children;
  return only?.type === 'image' ? only : undefined;
}

/** The words of a fence as written: the Markdown parser drops the backslashes before quotes. */
function wordsAsWritten(line: string) {
  return /(?:`{3,}|~{3,})\s*\S+\s+(.*)$/.exec(line)?.[1] ?? '';
}

/** Empties the lines of the front matter, which would be parsed as text, so that all others keep their number. */
function hideFrontMatter(lines: string[]) {
  const end = lines[0] === '---' ? lines.indexOf('---', 1) : -1;
  return lines.map((line, index) => (index <= end ? '' : line));
}

/** Returns a function that maps a line to the text between the headings around it. */
function splitSections(root: Root, lines: string[]) {
  const headings = root.children.filter((node) => node.type === 'heading');
  const starts = [1, ...headings.map((node) => node.position?.start.line ?? 1), lines.length + 1];
  return (line: number) => {
    const next = starts.findIndex((start) => start > line);
    return lines.slice((starts[next - 1] ?? 1) - 1, (starts[next] ?? lines.length + 1) - 1).join('\n');
  };
}
