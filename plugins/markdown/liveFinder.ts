import path from 'node:path';
import type { VFile } from 'vfile';
import { translationFile } from '../../shared/translations/assembledFile';
import {
  hashProgram,
  planAddress,
  readDriver,
  readLiveIndex,
  type LiveIndex,
} from '../../shared/build/livePlans';
import { findLivePrograms, sourceOf } from '../../shared/live/livePrograms';
import { releaseOfPage } from './testedPage';

/** What a `codeframe` gets about its live example; strings, as all its props. */
export type LiveProps = {
  /** Address of the plan, below the base URL. */
  readonly liveplan: string;
  /** Release of the comparison, release that compiled the plan, frames, largest difference, outliers, compared numbers, largest outlier and its cause, separated by spaces, and `seeded`. */
  readonly liveproof?: string;
};

/** Finds the plan of a live example of the page; null if it was made from another program. */
export type FindLive = (name: string) => LiveProps | null;

/** The words of a proof; with the numbers of the page's own release, if the plan was compared with that. */
function describeProof(
  { plan, proof, taichi }: LiveIndex[string],
  release: string | undefined,
): string | undefined {
  if (proof?.plan !== plan) return undefined;
  const own = release === undefined ? undefined : proof.releases?.[release];
  const { error, outliers, values, worst = 0, cause = '' } = own ?? proof;
  const compared = own && release ? release : taichi;
  const words = [compared, taichi, proof.frames, error, outliers, values, worst, cause];
  return `${words.join(' ')}${proof.isSeeded ? ' seeded' : ''}`;
}

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
    const page = translationFile(path.relative(siteDir, file.path).split(path.sep).join('/'));
    const proof = describeProof(entry, releaseOfPage(page));
    return { liveplan: planAddress(name, entry.plan), ...(proof && { liveproof: proof }) };
  };
}
