// @ts-check
import { spawnSync } from 'node:child_process';

/**
 * Takes the project folder and a file; gives the texts that the file had in the commits of the present branch, the newest first, under its
 * earlier names too. Outside of a repository there are none.
 * @param {string} root
 * @param {string} file
 * @returns {Generator<string>}
 */
export function* gitTexts(root, file) {
  const log = git(root, ['log', '--follow', '--format=%H', '--name-only', '-z', '--', file]);
  // Each commit is followed by the name that the file had in it.
  const words = log?.split(/[\0\n]+/).filter(Boolean) ?? [];
  for (let index = 0; index + 1 < words.length; index += 2) {
    const text = git(root, ['show', `${words[index]}:${words[index + 1]}`]);
    if (text !== null) yield text;
  }
}

/**
 * @param {string} root
 * @param {string[]} args
 */
function git(root, args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
  return status === 0 ? stdout : null;
}
