import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { readBlocks } from './blocks';
import { digestPictures } from './pictures';
import { exampleReleases } from './releases';
import type { Block, Problem } from './blocks';
import type { ExampleRelease } from './releases';

export type Page = {
  /** Path below the project, with slashes; of descriptions of the API a name such as `api/v1.6.0/fields`. */
  file: string;
  /** The file that holds it, where that is another. */
  source?: string;
  /** Its blocks run one after the other in as few processes as their needs allow, each with names of its own. */
  isShared?: boolean;
  release: ExampleRelease;
  blocks: Block[];
  /** What changes with the content of the pictures that its blocks make. */
  pictures: string[];
  /** Fences that nobody understands. */
  problems: Problem[];
};

/**
 * Takes the project folder and the files or folders that are wanted (none: all); gives the pages that have Python blocks,
 * sorted. Throws when a wanted one is no page.
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
  const read = readBlocks(readFileSync(path.join(root, file), 'utf8'));
  return { file, release, ...read, pictures: digestPictures(root, file, read.blocks) };
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
