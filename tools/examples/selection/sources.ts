import type { Compiler } from '../environment/compiler';
import { libraries } from '../environment/extras';
import { extraNames, type Extra } from '../runner/extra';
import { hasExtra, hasInterpreter } from '../environment/interpreter';
import { exampleReleases, type ExampleRelease } from '../environment/releases';
import type { Page } from '../pages/pages';
import type { Run } from './runs';

/** The tools that drawn runs may use: nothing large is installed for a sample. */
export type Sources = {
  /** Versions whose environments exist. */
  existing: string[];
  /** A version whose environment is created for the sample, so that all of them have their turn; null if it exists. */
  turn: string | null;
  /** Versions whose environments with an extra exist. */
  extras: Record<Extra, string[]>;
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
    extras: {
      torch: versionsOf(exampleReleases.filter((release) => hasExtra(release, 'torch', place))),
      mesh: versionsOf(exampleReleases.filter((release) => hasExtra(release, 'mesh', place))),
      packages: versionsOf(exampleReleases.filter((release) => hasExtra(release, 'packages', place))),
    },
    compiler: 'identity' in compiler,
  };
}

/** Returns whether the tools of a run are among the sources. */
export function isDrawable({ existing, turn, extras, compiler }: Sources, page: Page, run: Run): boolean {
  const { version } = page.release;
  return (
    (existing.includes(version) || turn === version) &&
    (!run.extra || extras[run.extra].includes(version)) &&
    (!run.compiler || compiler)
  );
}

/** Formats where the sample comes from, and what it leaves out. */
export function describeSources({ existing, turn, extras, compiler }: Sources, seed: number): string {
  const versions = turn === null ? existing : [...existing, turn];
  const from = [
    ...(existing.length > 0 ? [`${list.format(existing)} (installed)`] : []),
    ...(turn === null ? [] : [`${turn} (its turn)`]),
  ];
  const without = [
    ...extraNames.flatMap((extra) => {
      const lacking = versions.filter((version) => !extras[extra].includes(version));
      return lacking.length > 0 ? [`${libraries[extra].title} on ${list.format(lacking)}`] : [];
    }),
    ...(compiler ? [] : ['C++']),
  ];
  const left = without.length > 0 ? `, but without ${list.format(without)} (not installed)` : '';
  return `The sample comes from ${list.format(from)}${left}; --seed ${seed} repeats it`;
}

function versionsOf(releases: ExampleRelease[]) {
  return releases.map(({ version }) => version);
}
