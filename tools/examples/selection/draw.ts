import { createHash } from 'node:crypto';

/** Share of the runs that a draw picks. */
export const SHARE = 0.02;

/**
 * Decides by the seed alone whether a run is drawn: the same seed draws it again, whatever happens to other runs.
 * @param name Unique name of the run.
 */
export function isDrawn(seed: number, name: string): boolean {
  const digest = createHash('sha256').update(`${seed} ${name}`).digest();
  return digest.readUInt32BE() < SHARE * 2 ** 32;
}
