import { spawnSync } from 'node:child_process';

/** Yields the contents of a file in the commits of the current branch, newest first, across renames. Yields nothing outside a repository. */
export function* gitTexts(root: string, file: string): Generator<string> {
  const log = git(root, ['log', '--follow', '--format=%H', '--name-only', '-z', '--', file]);
  // Each commit is followed by the name that the file had in it.
  const words = log?.split(/[\0\n]+/).filter(Boolean) ?? [];
  for (let index = 0; index + 1 < words.length; index += 2) {
    const text = git(root, ['show', `${words[index]}:${words[index + 1]}`]);
    if (text !== null) yield text;
  }
}

function git(root: string, args: readonly string[]): string | null {
  const { status, stdout } = spawnSync('git', [...args], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
  return status === 0 ? stdout : null;
}
