import path from 'node:path';
import { closestPath } from './closestPath';
import { toPathOfSource } from './locateLinks';
import type { Build } from './readBuild';

/** Suggestions for wrong links, looked up in what the build contains. */
export interface Guesses {
  /** Path of each page, by its source. */
  readonly pathOfSource: ReadonlyMap<string, string>;
  /**
   * Returns the page source closest to a wrong one.
   *
   * @param wrong Path relative to the site's folder.
   */
  readonly source: (wrong: string) => string | null;
  /**
   * Returns the closest file of the same kind, otherwise the closest page.
   *
   * @param wrong Path below the base URL.
   */
  readonly target: (wrong: string) => string | null;
  /** Whether the path names a file: files of its kind exist, or its extension looks like one. */
  readonly isFile: (wrong: string) => boolean;
}

function remember(guess: (wrong: string) => string | null): (wrong: string) => string | null {
  const known = new Map<string, string | null>();
  return (wrong) => {
    const answer = known.has(wrong) ? (known.get(wrong) ?? null) : guess(wrong);
    known.set(wrong, answer);
    return answer;
  };
}

/**
 * Creates the suggestions for a build. The whole site is searched once per wrong path, however many pages link to it.
 */
export function guessTargets(build: Build): Guesses {
  const pathOfSource = toPathOfSource(build.pages);
  const byExtension = new Map<string, string[]>();
  for (const file of build.files) {
    const extension = path.posix.extname(file);
    const known = byExtension.get(extension);
    if (known) known.push(file);
    else byExtension.set(extension, [file]);
  }
  const siblings = (wrong: string) => {
    const extension = path.posix.extname(wrong);
    return extension === '' ? undefined : byExtension.get(extension);
  };
  return {
    pathOfSource,
    source: remember((wrong) => closestPath(wrong, pathOfSource.keys())),
    target: remember((wrong) => closestPath(wrong, siblings(wrong) ?? build.pages.keys())),
    isFile: (wrong) => siblings(wrong) !== undefined || /\.[a-z]{2,4}$/.test(wrong),
  };
}
