// @ts-check
import path from 'node:path';
import { DESCRIPTIONS, listDescribed } from './api-descriptions.mjs';
import { hashFence, parseFence } from './examples-fence.mjs';
import { exampleReleases } from './examples-releases.mjs';

/** @typedef {import('./examples-pages.mjs').Page} Page */
/** @typedef {import('../../plugins/api-reference/listExamples').DescribedExample} DescribedExample */

/**
 * Takes the project folder and the files or folders that are wanted (none: all); gives the descriptions of the API as pages:
 * one for each file and version, with its examples as blocks that share a process but not their names.
 * @param {string} root
 * @param {string[]} wanted
 * @returns {Promise<Page[]>}
 */
export async function findDescribed(root, wanted) {
  const chosen = wanted.filter((name) => isDescription(root, name)).map((name) => relativeTo(root, name));
  if (wanted.length > 0 && chosen.length === 0) return [];
  const examples = await listDescribed(root);
  return exampleReleases.flatMap((release) => {
    /** @type {Map<string, Page>} */
    const pages = new Map();
    for (const example of examples) {
      const isChosen =
        chosen.length === 0 || chosen.some((name) => `${example.file}/`.startsWith(`${name}/`));
      if (example.version !== release.version || !isChosen) continue;
      const page = pages.get(example.file) ?? toPage(example, release);
      page.blocks.push(toBlock(example));
      pages.set(example.file, page);
    }
    return [...pages.values()];
  });
}

/**
 * Tells whether a file or folder that is wanted holds descriptions of the API.
 * @param {string} root
 * @param {string} name
 */
export function isDescription(root, name) {
  const relative = relativeTo(root, name);
  return relative === 'api' || `${relative}/`.startsWith('api/descriptions/');
}

/** @param {string} root @param {string} name */
function relativeTo(root, name) {
  const relative = path.relative(root, path.resolve(root, name)).replaceAll(path.sep, '/');
  return relative === 'api' || relative === 'api/descriptions' ? DESCRIPTIONS : relative;
}

/**
 * @param {DescribedExample} example
 * @param {import('./examples-releases.mjs').ExampleRelease} release
 * @returns {Page}
 */
function toPage({ file, version }, release) {
  const name = path.posix.basename(file, '.yaml');
  return {
    file: `api/${version}/${name}`,
    source: file,
    isShared: true,
    release,
    blocks: [],
    pictures: [],
    problems: [],
  };
}

/**
 * @param {DescribedExample} example
 * @returns {import('./examples-blocks.mjs').Block}
 */
function toBlock({ line, linesBefore, fence, program, output, aboutDeprecation }) {
  return {
    // The lines that the program has before the example are laid over those above it.
    line: Math.max(line - linesBefore, 1),
    language: 'python',
    hash: hashFence('python', fence, program),
    code: program,
    fence: parseFence('python', fence),
    output,
    picture: null,
    follows: false,
    aboutDeprecation,
  };
}
