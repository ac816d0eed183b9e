// @ts-check

/** @typedef {import('./examples-blocks.mjs').Block} Block */

/** @typedef {{ hash: string, language: string, status: 'executed' | 'skipped', reason?: string }} BlockStatus */

/**
 * Takes the blocks of a page and the reasons of those that are left out; gives what became of each, in order.
 * @param {Block[]} blocks
 * @param {ReadonlyMap<Block, string>} left
 * @returns {BlockStatus[]}
 */
export function statusesOf(blocks, left) {
  return blocks.map((block) => {
    const { hash, language } = block;
    const reason = left.get(block);
    return reason ? { hash, language, status: 'skipped', reason } : { hash, language, status: 'executed' };
  });
}

/**
 * Takes what became of blocks; gives how many were left out for each reason.
 * @param {BlockStatus[]} statuses
 */
export function countSkipped(statuses) {
  /** @type {Record<string, number>} */
  const skipped = {};
  for (const { reason } of statuses) {
    if (reason) skipped[reason] = (skipped[reason] ?? 0) + 1;
  }
  return skipped;
}
