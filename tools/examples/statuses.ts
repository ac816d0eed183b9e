import type { Block } from './blocks';

export type BlockStatus = { hash: string; language: string; status: 'executed' | 'skipped'; reason?: string };

/**
 * Takes the blocks of a page and the reasons of those that are left out; gives what became of each, in order.
 */
export function statusesOf(blocks: Block[], left: ReadonlyMap<Block, string>): BlockStatus[] {
  return blocks.map((block) => {
    const { hash, language } = block;
    const reason = left.get(block);
    return reason ? { hash, language, status: 'skipped', reason } : { hash, language, status: 'executed' };
  });
}

/**
 * Takes what became of blocks; gives how many were left out for each reason.
 */
export function countSkipped(statuses: BlockStatus[]) {
  const skipped: Record<string, number> = {};
  for (const { reason } of statuses) {
    if (reason) skipped[reason] = (skipped[reason] ?? 0) + 1;
  }
  return skipped;
}
