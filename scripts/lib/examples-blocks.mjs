// @ts-check
import { fromMarkdown } from 'mdast-util-from-markdown';
import { FenceError, canonicalLanguage, parseFence } from './examples-fence.mjs';

/**
 * @typedef {object} Block A Python block of a page.
 * @property {number} line First line of the code, counted from 1.
 * @property {string} code
 * @property {import('../../src/lib/code/parseFence').Fence} fence
 * @property {string | null} output What the page shows below it, null where it shows nothing.
 * @property {boolean} aboutDeprecation The section says that something is deprecated or removed.
 */

/** @typedef {{ line: number, message: string }} Problem */

const DEPRECATION = /DeprecationWarning|:(?:deprecated|removed)\[/;

/**
 * Takes the text of a page; gives its Python blocks in order, and the fences that nobody understands.
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
    parent.children.forEach((node, index) => {
      if ('children' in node) walk(node);
      if (node.type !== 'code' || canonicalLanguage(node.lang) !== 'python') return;
      const line = node.position?.start.line ?? 1;
      try {
        const fence = parseFence('python', wordsAsWritten(lines[line - 1] ?? ''));
        const after = parent.children[index + 1];
        const output = after?.type === 'code' && after.lang === 'output' ? after.value : null;
        blocks.push({
          line: line + 1,
          code: node.value,
          fence,
          output,
          aboutDeprecation: DEPRECATION.test(sections(line)),
        });
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
