import type { Compiler } from '../environment/compiler';
import { hasInterpreter, hasTorch } from '../environment/interpreter';
import { exampleReleases, type ExampleRelease } from '../environment/releases';
import type { Page } from '../pages/pages';
import type { Run } from './runs';

/** The tools that drawn runs may use: nothing large is installed for a sample. */
export type Sources = {
  /** Versions whose environments exist. */
  existing: string[];
  /** A version whose environment is created for the sample, so that all of them have their turn; null if it exists. */
  turn: string | null;
  /** Versions whose environments with PyTorch exist. */
  torch: string[];
  /** C++ can be built. */
  compiler: boolean;
};

const list = new Intl.ListFormat('en-GB');

/** Finds out what a sample may use on this machine. The seed decides which version has its turn. */
export function findSources(
  seed: number,
  { compiler, ...place }: { compiler: Compiler; cache: string; env: NodeJS.ProcessEnv },
): Sources {
  const existing = versionsOf(exampleReleases.filter((release) => hasInterpreter(release, place)));
  const turn = exampleReleases[seed % exampleReleases.length]?.version;
  return {
    existing,
    turn: turn === undefined || existing.includes(turn) ? null : turn,
    torch: versionsOf(exampleReleases.filter((release) => hasTorch(release, place))),
    compiler: 'identity' in compiler,
  };
}

/** Returns whether the tools of a run are among the sources. */
export function isDrawable({ existing, turn, torch, compiler }: Sources, page: Page, run: Run): boolean {
  const { version } = page.release;
  return (
    (existing.includes(version) || turn === version) &&
    (!run.torch || torch.includes(version)) &&
    (!run.compiler || compiler)
  );
}

/** Formats where the sample comes from, and what it leaves out. */
export function describeSources({ existing, turn, torch, compiler }: Sources, seed: number): string {
  const versions = turn === null ? existing : [...existing, turn];
  const withoutTorch = versions.filter((version) => !torch.includes(version));
  const from = [
    ...(existing.length > 0 ? [`${list.format(existing)} (installed)`] : []),
    ...(turn === null ? [] : [`${turn} (its turn)`]),
  ];
  const without = [
    ...(withoutTorch.length > 0 ? [`PyTorch on ${list.format(withoutTorch)}`] : []),
    ...(compiler ? [] : ['C++']),
  ];
  const left = without.length > 0 ? `, but without ${list.format(without)} (not installed)` : '';
  return `The sample comes from ${list.format(from)}${left}; --seed ${seed} repeats it`;
}

function versionsOf(releases: ExampleRelease[]) {
  return releases.map(({ version }) => version);
}
