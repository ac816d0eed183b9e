// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { runCommand } from './run-command.mjs';

/** @typedef {import('./examples-releases.mjs').ExampleRelease} ExampleRelease */

/**
 * @typedef {object} Interpreter
 * @property {string} python Path of the program.
 * @property {string} identity Its own version and those of the packages that matter; part of the cache's key.
 */

const MARK = 'packages.txt';
const PROBE = `
import sys, importlib.metadata as m
print("Python", "%d.%d.%d" % sys.version_info[:3])
for name in ("taichi", "numpy", "matplotlib", "pillow", "rich"):
    print(name, m.version(name))
`;

/**
 * Takes a release; gives the interpreter that has it: the one that its variable names, else the environment in
 * `.cache/examples`, which is made from PyPI when it is not there yet. Throws when there is no suitable Python, when pip
 * fails, or when the interpreter has another release; the message is one line and names the fix.
 * @param {ExampleRelease} release
 * @param {{ cache: string, env: NodeJS.ProcessEnv, print: (line: string) => void }} options
 * @returns {Promise<Interpreter>}
 */
export async function prepareInterpreter(release, { cache, env, print }) {
  const given = env[release.variable];
  const python = given ?? (await ensureEnvironment(release, { cache, env, print }));
  const probe = spawnSync(python, ['-c', PROBE], { encoding: 'utf8' });
  const identity = (probe.stdout ?? '').trim();
  const wanted = release.packages[0]?.replace('==', ' ') ?? '';
  if (probe.status !== 0 || !identity.split('\n').includes(wanted)) {
    const fix = given ? `set ${release.variable} to one that has` : 'remove the folder and run again to get';
    throw new Error(`${python} does not have ${wanted} with NumPy, Matplotlib, Pillow and rich; ${fix} it`);
  }
  return { python, identity };
}

/**
 * @param {ExampleRelease} release
 * @param {{ cache: string, env: NodeJS.ProcessEnv, print: (line: string) => void }} options
 */
async function ensureEnvironment({ version, packages, pythons, variable }, { cache, env, print }) {
  const folder = path.join(cache, version);
  const windows = process.platform === 'win32';
  const python = path.join(folder, windows ? 'Scripts' : 'bin', windows ? 'python.exe' : 'python');
  const mark = path.join(folder, MARK);
  const list = `${packages.join('\n')}\n`;
  if (existsSync(python) && existsSync(mark) && readFileSync(mark, 'utf8') === list) return python;

  const base = findPython(pythons, env);
  if (!base) {
    throw new Error(`no Python ${pythons.join(' or ')} was found; install it, or set ${variable}`);
  }
  print(`${version}: installing ${packages.join(', ')} into ${folder} (about 380 MB, once)`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  const install = [
    '-m',
    'pip',
    'install',
    '--quiet',
    '--disable-pip-version-check',
    '--no-input',
    ...packages,
  ];
  for (const [command, args] of /** @type {[string, string[]][]} */ ([
    [base, ['-m', 'venv', folder]],
    [python, install],
  ])) {
    const { code, output } = await runCommand({ command, args }, { cwd: cache });
    if (code !== 0) {
      const reason = output.trim().split('\n').at(-1) ?? '';
      throw new Error(`${command} ${args.slice(0, 3).join(' ')} failed: ${reason}; or set ${variable}`);
    }
  }
  writeFileSync(mark, list);
  return python;
}

/**
 * Takes versions such as 3.10 and the environment; gives the first interpreter of one of them, on the path or of pyenv.
 * @param {string[]} versions
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | null}
 */
export function findPython(versions, env) {
  for (const version of versions) {
    const found = candidates(version, env).find((python) => versionOf(python, env) === version);
    if (found) return found;
  }
  return null;
}

/**
 * @param {string} version
 * @param {NodeJS.ProcessEnv} env
 */
function candidates(version, env) {
  const pyenv = path.join(env.PYENV_ROOT ?? path.join(env.HOME ?? homedir(), '.pyenv'), 'versions');
  const own = existsSync(pyenv) ? readdirSync(pyenv).filter((name) => name.startsWith(`${version}.`)) : [];
  return [
    `python${version}`,
    'python3',
    'python',
    ...own.sort().map((name) => path.join(pyenv, name, 'bin', 'python')),
  ];
}

/**
 * @param {string} python
 * @param {NodeJS.ProcessEnv} env
 */
function versionOf(python, env) {
  const code = 'import sys, venv, ensurepip; print("%d.%d" % sys.version_info[:2])';
  return spawnSync(python, ['-c', code], { encoding: 'utf8', env }).stdout?.trim();
}
