import type { Fence } from '../../../shared/code/parseFence';
import type { Block } from '../pages/blocks';
import { extraOf, type Extra } from './extra';

/** Why a block is not run: the reason on its fence, or a tool that this machine lacks. */
export type Reason = NonNullable<Fence['skip']> | 'compiler';

/** Finds the blocks of a page that are not run. A block that continues one without its extra cannot run either. */
export function leaveOut(
  blocks: Block[],
  available: { extras: readonly Extra[]; compiler: boolean },
): Map<Block, Reason> {
  const reasons: Map<Block, Reason> = new Map();
  let lacking: Extra | null = null;
  for (const block of blocks) {
    const { fence, language } = block;
    if (fence.skip) reasons.set(block, fence.skip);
    if (language !== 'python') {
      if (!fence.skip && !available.compiler) reasons.set(block, 'compiler');
      continue;
    }
    const wanted = extraOf(fence);
    const own = wanted && !available.extras.includes(wanted) ? wanted : null;
    const lacks: Extra | null = fence.skip ? null : (own ?? (fence.continues ? lacking : null));
    if (lacks) reasons.set(block, lacks === 'torch' ? 'torch' : 'package');
    // A block that must raise ends its own process; the one that it continues goes on without it.
    if (fence.kind !== 'raises' && fence.kind !== 'skip') lacking = lacks;
  }
  return reasons;
}
