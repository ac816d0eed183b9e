import type { Fence } from '../../../shared/code/parseFence';

/** What some blocks need beside a release: PyTorch, or the packages that they name. Each has an environment per release. */
export type Extra = 'torch' | 'packages';

export const extraNames: readonly Extra[] = ['torch', 'packages'];

/** Finds the extra that a block needs. */
export function extraOf({ torch, needs, skip }: Fence): Extra | null {
  if (skip) return null;
  if (torch) return 'torch';
  return needs ? 'packages' : null;
}

/** Finds the extra that blocks of one process need. */
export function extraOfAll(blocks: readonly { fence: Fence }[]): Extra | null {
  return extraNames.find((extra) => blocks.some(({ fence }) => extraOf(fence) === extra)) ?? null;
}
