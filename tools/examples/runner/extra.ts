import type { Fence } from '../../../shared/code/parseFence';

/**
 * What some blocks need beside a release: PyTorch, the patcher of meshes, or the other packages that they name. Each has an environment
 * per release, so that a block with the small patcher does not wait for the gigabyte of the others.
 */
export type Extra = 'torch' | 'mesh' | 'packages';

export const extraNames: readonly Extra[] = ['torch', 'mesh', 'packages'];

/** Finds the extra that a block needs. */
export function extraOf({ torch, needs, skip }: Fence): Extra | null {
  if (skip) return null;
  if (torch) return 'torch';
  if (needs?.includes('meshtaichi-patcher')) return 'mesh';
  return needs ? 'packages' : null;
}

/** Finds the extra that blocks of one process need. */
export function extraOfAll(blocks: readonly { fence: Fence }[]): Extra | null {
  return extraNames.find((extra) => blocks.some(({ fence }) => extraOf(fence) === extra)) ?? null;
}
