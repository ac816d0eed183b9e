import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contentLists } from '../../config/content';
import { releaseOfPage } from '../../plugins/markdown/testedPage';
import { findLivePrograms, type LiveProgram } from '../../shared/live/livePrograms';

/** A live program and the page that has it. */
export type PageProgram = LiveProgram & { readonly file: string };

/** Lists the live programs of files, in order. */
export function readPrograms(root: string, files: readonly string[]): PageProgram[] {
  return files.flatMap((file) =>
    findLivePrograms(readFileSync(path.join(root, file), 'utf8')).map((program) => ({ ...program, file })),
  );
}

/** Lists them without the pages of releases, whose programs those of `docs` have too. */
export const listOwnPages = (root: string): string[] =>
  listPages(root).filter((file) => !file.startsWith('versioned_docs/'));

/** Lists all English pages that may have programs, relative to the root. */
export function listPages(root: string): string[] {
  return contentLists.flatMap(({ folder }) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.mdx?$/.test(file))
      .map((file) => `${folder}/${file.split(path.sep).join('/')}`)
      .sort(),
  );
}

/**
 * Finds the releases, other than the one that compiled the plan, that pages with a program document; each with the program
 * of its page.
 */
export function otherReleases(
  name: string,
  programs: readonly PageProgram[],
  compiler: string,
): Map<string, PageProgram> {
  const found = new Map<string, PageProgram>();
  for (const program of programs) {
    const release = releaseOfPage(program.file);
    if (program.name === name && release && release !== compiler) found.set(release, program);
  }
  return found;
}
