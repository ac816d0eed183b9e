import { spawnSync } from 'node:child_process';

/**
 * Takes the project folder and a file; gives the texts that the file had in the commits of the present branch, the newest first, under its
 * earlier names too. Outside of a repository there are none.
 */
export function* gitTexts(root: string, file: string): Generator<string> {
  const log = git(root, ['log', '--follow', '--format=%H', '--name-only', '-z', '--', file]);
  // Each commit is followed by the name that the file had in it.
  const words = log?.split(/[\0\n]+/).filter(Boolean) ?? [];
  for (let index = 0; index + 1 < words.length; index += 2) {
    const text = git(root, ['show', `${words[index]}:${words[index + 1]}`]);
    if (text !== null) yield text;
  }
}

function git(root: string, args: string[]) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
  return status === 0 ? stdout : null;
}
