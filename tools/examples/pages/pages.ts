import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { exampleReleases, type ExampleRelease } from '../environment/releases';
import { readBlocks, type Block, type Problem, type ResolvePicture } from './blocks';

/** A page with the blocks that are run. */
export type Page = {
  /** Path below the project, with slashes; for descriptions of the API a name such as `api/v1.6.0/fields`. */
  file: string;
  /** File that contains the blocks, if it is another. */
  source?: string;
  /** Its blocks share as few processes as their needs allow, each with its own names. */
  isShared?: boolean;
  release: ExampleRelease;
  blocks: Block[];
  /** Malformed fences. */
  problems: Problem[];
};

/**
 * Finds the pages that have blocks to run, sorted.
 * @param wanted Files or folders; none means all.
 * @throws When one of them contains no pages.
 */
export function findPages(root: string, wanted: string[]): Page[] {
  const chosen = wanted.map((name) => {
    const relative = path.relative(root, path.resolve(root, name)).replaceAll(path.sep, '/');
    const known = exampleReleases.some(({ folders }) =>
      folders.some((folder) => isWithin(relative, folder) || isWithin(folder, relative)),
    );
    if (!known || !existsSync(path.join(root, relative))) {
      throw new Error(
        `${name}: no page or folder with examples; name one such as docs/basic/field.md or blog`,
      );
    }
    return relative;
  });
  return exampleReleases.flatMap((release) =>
    release.folders
      .flatMap((folder) => pagesBelow(root, folder))
      .filter((file) => chosen.length === 0 || chosen.some((name) => isWithin(file, name)))
      .map((file) => readPage(root, file, release))
      .filter(({ blocks, problems }) => blocks.length + problems.length > 0),
  );
}

function readPage(root: string, file: string, release: ExampleRelease): Page {
  const resolvePicture: ResolvePicture = (address) => {
    const picture = path.posix.join(path.posix.dirname(file), address);
    return { file: picture, digest: digestFile(path.join(root, picture)) };
  };
  return { file, release, ...readBlocks(readFileSync(path.join(root, file), 'utf8'), resolvePicture) };
}

/** Returns the SHA-256 of a file; null if it is missing. */
export function digestFile(file: string) {
  return existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : null;
}

function isWithin(file: string, folder: string) {
  return folder === '' || file === folder || file.startsWith(`${folder}/`);
}

function pagesBelow(root: string, folder: string) {
  const top = path.join(root, folder);
  if (!existsSync(top)) return [];
  return readdirSync(top, { recursive: true })
    .map((name) => `${folder}/${String(name).replaceAll(path.sep, '/')}`)
    .filter((file) => /\.mdx?$/.test(file) && statSync(path.join(root, file)).isFile())
    .sort();
}
