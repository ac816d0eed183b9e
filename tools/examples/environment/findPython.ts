import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

/**
 * Finds an interpreter on the path, in GitHub's tool cache or in pyenv.
 * @param versions Acceptable versions such as 3.10, the preferred one first.
 */
export function findPython(versions: string[], env: NodeJS.ProcessEnv): string | null {
  for (const version of versions) {
    const found = candidates(version, env).find((python) => versionOf(python, env) === version);
    if (found) return found;
  }
  return null;
}

function candidates(version: string, env: NodeJS.ProcessEnv) {
  const pyenv = path.join(env.PYENV_ROOT ?? path.join(env.HOME ?? homedir(), '.pyenv'), 'versions');
  return [
    `python${version}`,
    'python3',
    'python',
    // GitHub's runners keep more versions than those on the path.
    ...installed(path.join(env.RUNNER_TOOL_CACHE ?? '', 'Python'), version, 'x64/bin/python'),
    ...installed(pyenv, version, 'bin/python'),
  ];
}

/** Lists the interpreters in a folder that has one folder per patch release. */
function installed(folder: string, version: string, program: string) {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names
    .filter((name) => name.startsWith(`${version}.`))
    .sort()
    .map((name) => path.join(folder, name, program));
}

/** Returns the version of an interpreter that can create environments; undefined for anything else. */
function versionOf(python: string, env: NodeJS.ProcessEnv) {
  const code = 'import sys, venv, ensurepip; print("%d.%d" % sys.version_info[:2])';
  return spawnSync(python, ['-c', code], { encoding: 'utf8', env }).stdout?.trim();
}
