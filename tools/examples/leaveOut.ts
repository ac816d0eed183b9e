import type { Fence } from '../../shared/code/parseFence';
import type { Block } from './blocks';

/** Why a block is not run: a reason of the fence's word `skip`, or a tool that this machine does not have. */
export type Reason = Fence['skip'] | 'compiler';

/**
 * Takes the blocks of a page in order and what the machine has; gives the reason for each block that is not run. What
 * continues a block without PyTorch cannot run either.
 */
export function leaveOut(
  blocks: Block[],
  available: { torch: boolean; compiler: boolean },
): Map<Block, NonNullable<Reason>> {
  const reasons: Map<Block, NonNullable<Reason>> = new Map();
  let lacksTorch: boolean = false;
  for (const block of blocks) {
    const { fence, language } = block;
    if (fence.skip) reasons.set(block, fence.skip);
    if (language !== 'python') {
      if (!fence.skip && !available.compiler) reasons.set(block, 'compiler');
      continue;
    }
    const stands: boolean = fence.continues && lacksTorch;
    const lacks: boolean = !fence.skip && !available.torch && (fence.torch || stands);
    if (lacks) reasons.set(block, 'torch');
    // A block that must raise ends its own process; the one that it continues goes on without it.
    if (fence.kind !== 'raises' && fence.kind !== 'skip') lacksTorch = lacks;
  }
  return reasons;
}
