import type { Fence } from '../../../shared/code/parseFence';
import type { Block } from '../pages/blocks';

/** Why a block is not run: the reason on its fence, or a tool that this machine lacks. */
export type Reason = NonNullable<Fence['skip']> | 'compiler';

/** Finds the blocks of a page that are not run. A block that continues one without PyTorch cannot run either. */
export function leaveOut(
  blocks: Block[],
  available: { torch: boolean; compiler: boolean },
): Map<Block, Reason> {
  const reasons: Map<Block, Reason> = new Map();
  let lacksTorch = false;
  for (const block of blocks) {
    const { fence, language } = block;
    if (fence.skip) reasons.set(block, fence.skip);
    if (language !== 'python') {
      if (!fence.skip && !available.compiler) reasons.set(block, 'compiler');
      continue;
    }
    const isCutOff: boolean = fence.continues && lacksTorch;
    const lacks: boolean = !fence.skip && !available.torch && (fence.torch || isCutOff);
    if (lacks) reasons.set(block, 'torch');
    // A block that must raise ends its own process; the one that it continues goes on without it.
    if (fence.kind !== 'raises' && fence.kind !== 'skip') lacksTorch = lacks;
  }
  return reasons;
}
