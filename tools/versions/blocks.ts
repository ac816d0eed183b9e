/** A paragraph, heading, list item, row of a table, fence or line of the front matter. */
export type PageBlock = {
  /** As written, but for `:plain[…]`, which says nothing to readers. */
  text: string;
  /** First line, counted from 1. */
  line: number;
  /** Id of the heading above it; `front-matter` and `top` before the first one. */
  section: string;
  /** The heading itself as written, empty before the first one. */
  heading: string;
  isCode: boolean;
};

const FENCE = /^\s*(?:(?:[-*+]|\d+[.)])\s+)?(`{3,}|~{3,})/;
const STARTS = /^\s*(?:[-*+]\s|\d+[.)]\s|\||:{3,})/;
const HEADING = /^#{1,6}\s+(.*)$/;
const PLAIN = /:plain\[(`[^`]*`)\]/g;

/**
 * Takes the text of a page; gives its blocks in order.
 */
export function readPageBlocks(text: string): PageBlock[] {
  const lines = text.split(/\r?\n/);
  const blocks: PageBlock[] = [];
  let section = 'top';
  let heading = '';
  let open: PageBlock | null = null;
  const start = (line: string, index: number, isCode = false) => {
    open = { text: line, line: index + 1, section, heading, isCode };
    blocks.push(open);
    return open;
  };

  const body = lines[0] === '---' ? lines.indexOf('---', 1) + 1 : 0;
  section = 'front-matter';
  for (let index = 1; index < body - 1; index++) start(lines[index] ?? '', index);
  section = 'top';
  open = null;

  for (let index = body; index < lines.length; index++) {
    const line = lines[index] ?? '';
    const fence = FENCE.exec(line)?.[1];
    const title = HEADING.exec(line)?.[1];
    if (fence) {
      const block = start(line, index, true);
      const end = lines.findIndex((text, at) => at > index && text.trim().startsWith(fence));
      const last = end === -1 ? lines.length - 1 : end;
      block.text = lines.slice(index, last + 1).join('\n');
      index = last;
      open = null;
    } else if (title) {
      heading = line;
      section = sectionId(title);
      start(line, index);
      open = null;
    } else if (line.trim() === '') open = null;
    else if (!open || STARTS.test(line)) start(line, index);
    else open.text += `\n${line}`;
  }
  for (const block of blocks) if (!block.isCode) block.text = block.text.replace(PLAIN, '$1');
  return blocks;
}

function sectionId(title: string) {
  const written = /\{#([^}]+)\}\s*$/.exec(title)?.[1];
  return (
    written ??
    title
      .replace(/:\w+\[[^\]]*\]/g, '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '')
  );
}
