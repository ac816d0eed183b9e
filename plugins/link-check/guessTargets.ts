import path from 'node:path';
import { closestPath } from './closestPath';
import { toPathOfSource } from './locateLinks';
import type { Build } from './readBuild';

/** What somebody may have meant, and what there is. */
export interface Guesses {
  /** Path of each page by its source. */
  readonly pathOfSource: ReadonlyMap<string, string>;
  /** Takes a path from the site's folder; returns the closest source of a page. */
  readonly source: (wrong: string) => string | null;
  /** Takes a path below the base URL; returns the closest file of the same kind, else the closest page. */
  readonly target: (wrong: string) => string | null;
  /** Whether files of the kind exist, or its ending looks like one. */
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

/** Takes a build; returns its guesses. Each looks through the whole site once for a wrong path, however many pages have it. */
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
