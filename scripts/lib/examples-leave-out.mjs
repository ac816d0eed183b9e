// @ts-check

/** @typedef {import('./examples-blocks.mjs').Block} Block */

/** Why a block is not run: a reason of the fence's word `skip`, or a tool that this machine does not have. */
/** @typedef {import('../../src/lib/code/parseFence').Fence['skip'] | 'compiler'} Reason */

/**
 * Takes the blocks of a page in order and what the machine has; gives the reason for each block that is not run. What
 * continues a block without PyTorch cannot run either.
 * @param {Block[]} blocks
 * @param {{ torch: boolean, compiler: boolean }} available
 * @returns {Map<Block, NonNullable<Reason>>}
 */
export function leaveOut(blocks, available) {
  /** @type {Map<Block, NonNullable<Reason>>} */
  const reasons = new Map();
  /** @type {boolean} */
  let lacksTorch = false;
  for (const block of blocks) {
    const { fence, language } = block;
    if (fence.skip) reasons.set(block, fence.skip);
    if (language !== 'python') {
      if (!fence.skip && !available.compiler) reasons.set(block, 'compiler');
      continue;
    }
    /** @type {boolean} */
    const stands = fence.continues && lacksTorch;
    /** @type {boolean} */
    const lacks = !fence.skip && !available.torch && (fence.torch || stands);
    if (lacks) reasons.set(block, 'torch');
    // A block that must raise ends its own process; the one that it continues goes on without it.
    if (fence.kind !== 'raises' && fence.kind !== 'skip') lacksTorch = lacks;
  }
  return reasons;
}
