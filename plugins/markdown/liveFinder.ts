import type { VFile } from 'vfile';
import {
  hashProgram,
  planAddress,
  readDriver,
  readLiveIndex,
  type LiveIndex,
} from '../../shared/build/livePlans';
import { findLivePrograms, sourceOf } from '../../shared/live/livePrograms';

/** What a `codeframe` gets about its live example; strings, as all its props. */
export type LiveProps = {
  /** Address of the plan, below the base URL. */
  readonly liveplan: string;
  /** Release, frames, largest difference, outliers, compared numbers, largest outlier and its cause, separated by spaces, and `seeded`. */
  readonly liveproof?: string;
};

/** Finds the plan of a live example of the page; null if it was made from another program. */
export type FindLive = (name: string) => LiveProps | null;

/**
 * Returns a function that finds the plans of a page. A program without a plan keeps its picture: writers see the page before
 * they export, and `npm test` reports what is missing.
 */
export function createLiveFinder(
  siteDir: string,
  readIndex: () => LiveIndex = () => readLiveIndex(siteDir),
  driverOf: (name: string) => string | null = (name) => readDriver(siteDir, name),
): (file: VFile) => FindLive {
  return (file) => (name) => {
    const entry = readIndex()[name];
    const program = findLivePrograms(String(file.value)).find((one) => one.name === name);
    if (!entry || !program || entry.program !== hashProgram(sourceOf(program), driverOf(name))) return null;
    const { plan, proof, taichi } = entry;
    return {
      liveplan: planAddress(name, plan),
      ...(proof?.plan === plan && {
        liveproof: `${taichi} ${proof.frames} ${proof.error} ${proof.outliers} ${proof.values} ${proof.worst ?? 0} ${proof.cause ?? ''}${proof.isSeeded ? ' seeded' : ''}`,
      }),
    };
  };
}
