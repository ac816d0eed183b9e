// @ts-check
import { fromMarkdown } from 'mdast-util-from-markdown';
import { FenceError, canonicalLanguage, hashFence, parseFence } from './examples-fence.mjs';

/**
 * @typedef {object} Picture The picture that a block makes.
 * @property {number} line
 * @property {string} src As the page writes it.
 */

/**
 * @typedef {object} Block A block of a page that is run.
 * @property {number} line First line of the code, counted from 1.
 * @property {'python' | 'cpp' | 'cmake'} language
 * @property {string} hash Changes with the words and the code, not with the line.
 * @property {string} code
 * @property {import('../../src/lib/code/parseFence').Fence} fence
 * @property {string | null} output What the page shows below it, null where it shows nothing.
 * @property {Picture | null} picture
 * @property {boolean} follows Directly below another block, but for its output and picture.
 * @property {boolean} aboutDeprecation The section says that something is deprecated or removed.
 */

/** @typedef {{ line: number, message: string }} Problem */

/** @type {Block['language'][]} */
const LANGUAGES = ['python', 'cpp', 'cmake'];

const DEPRECATION = /DeprecationWarning|:(?:deprecated|removed)\[/;

/**
 * Takes the text of a page; gives the blocks of it that are run, in order, and the fences that nobody understands.
 * @param {string} text
 * @returns {{ blocks: Block[], problems: Problem[] }}
 */
export function readBlocks(text) {
  const lines = text.split(/\r?\n/);
  /** @type {Block[]} */
  const blocks = [];
  /** @type {Problem[]} */
  const problems = [];
  const root = fromMarkdown(hideFrontMatter(lines).join('\n'));
  const sections = sectionsOf(root, lines);

  /** @param {import('mdast').Parents} parent */
  const walk = (parent) => {
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
 * @param {import('mdast').RootContent[]} siblings
 * @returns {{ output: string | null, picture: Picture | null, count: number }}
 */
function readBelow(siblings) {
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
 * @param {string} line
 */
function wordsAsWritten(line) {
  return /(?:`{3,}|~{3,})\s*\S+\s+(.*)$/.exec(line)?.[1] ?? '';
}

/**
 * Front matter would be read as text; its lines stay, empty, so that all others keep their number.
 * @param {string[]} lines
 */
function hideFrontMatter(lines) {
  const end = lines[0] === '---' ? lines.indexOf('---', 1) : -1;
  return lines.map((line, index) => (index <= end ? '' : line));
}

/**
 * Gives a function from a line to the text between the headings around it.
 * @param {import('mdast').Root} root
 * @param {string[]} lines
 */
function sectionsOf(root, lines) {
  const headings = root.children.filter((node) => node.type === 'heading');
  const starts = [1, ...headings.map((node) => node.position?.start.line ?? 1), lines.length + 1];
  return (/** @type {number} */ line) => {
    const next = starts.findIndex((start) => start > line);
    return lines.slice((starts[next - 1] ?? 1) - 1, (starts[next] ?? lines.length + 1) - 1).join('\n');
  };
}
