// @ts-check
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { readBlocks } from './examples-blocks.mjs';
import { digestPictures } from './examples-pictures.mjs';
import { exampleReleases } from './examples-releases.mjs';

/**
 * @typedef {object} Page
 * @property {string} file Path below the project, with slashes; of descriptions of the API a name such as `api/v1.6.0/fields`.
 * @property {string} [source] The file that holds it, where that is another.
 * @property {boolean} [isShared] Its blocks run one after the other in as few processes as their needs allow, each with names of its own.
 * @property {import('./examples-releases.mjs').ExampleRelease} release
 * @property {import('./examples-blocks.mjs').Block[]} blocks
 * @property {string[]} pictures What changes with the content of the pictures that its blocks make.
 * @property {import('./examples-blocks.mjs').Problem[]} problems Fences that nobody understands.
 */

/**
 * Takes the project folder and the files or folders that are wanted (none: all); gives the pages that have Python blocks,
 * sorted. Throws when a wanted one is no page.
 * @param {string} root
 * @param {string[]} wanted
 * @returns {Page[]}
 */
export function findPages(root, wanted) {
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

/**
 * @param {string} root
 * @param {string} file
 * @param {import('./examples-releases.mjs').ExampleRelease} release
 * @returns {Page}
 */
function readPage(root, file, release) {
  const read = readBlocks(readFileSync(path.join(root, file), 'utf8'));
  return { file, release, ...read, pictures: digestPictures(root, file, read.blocks) };
}

/**
 * @param {string} file
 * @param {string} folder
 */
function isWithin(file, folder) {
  return folder === '' || file === folder || file.startsWith(`${folder}/`);
}

/**
 * @param {string} root
 * @param {string} folder
 */
function pagesBelow(root, folder) {
  const top = path.join(root, folder);
  if (!existsSync(top)) return [];
  return readdirSync(top, { recursive: true })
    .map((name) => `${folder}/${String(name).replaceAll(path.sep, '/')}`)
    .filter((file) => /\.mdx?$/.test(file) && statSync(path.join(root, file)).isFile())
    .sort();
}
