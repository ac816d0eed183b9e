import type { Block } from './readBlocks';

const quote = (text: string): string => text.replace(/^(?=.)/gm, '> ').replace(/^$/gm, '>');

function formatBlock(block: Block): string {
  if (block.type !== 'group') return block.text;
  const text = [...(block.label === '' ? [] : [`**${block.label}**`]), formatBlocks(block.blocks)].join(
    '\n\n',
  );
  return block.look === 'quote' ? quote(text) : text;
}

/** Formats blocks as Markdown: notices and folded texts are quotations, a tab follows its label. */
export const formatBlocks = (blocks: readonly Block[]): string => blocks.map(formatBlock).join('\n\n');
