import type { Plan } from '@site/shared/live/plan';

/** A lower resolution: what it was and is, and the plan that computes it, if another one does. */
export interface Lowered {
  readonly from: readonly [width: number, height: number];
  readonly to: readonly [width: number, height: number];
  readonly address?: string;
}

/** Address of the smaller plan beside a plan. */
const smallAddress = (address: string, small: string): string =>
  address.replace(/\.\w+\.json$/, `.small.${small.slice(0, 8)}.json`);

/**
 * Lowers the resolution where the program allows it: shapes and scenes are drawn into a smaller canvas; a program that computes its
 * pixels needs a smaller plan. Returns nothing if it has none.
 */
export function lowerResolution(
  { size, show, small }: Pick<Plan, 'size' | 'show' | 'small'>,
  canvas: Pick<HTMLCanvasElement, 'width' | 'height'> | null,
  address: string,
): Lowered | undefined {
  if (small) return { from: size, to: small.size, address: smallAddress(address, small.plan) };
  if (!canvas || show.some(({ kind }) => kind === 'image')) return undefined;
  [canvas.width, canvas.height] = [Math.ceil(size[0] / 2), Math.ceil(size[1] / 2)];
  return { from: size, to: [canvas.width, canvas.height] };
}
