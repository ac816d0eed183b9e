// @ts-check
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureEnvironment, ensureLibrary } from './examples-install.mjs';

/** @typedef {import('./examples-releases.mjs').ExampleRelease} ExampleRelease */
/** @typedef {import('./examples-install.mjs').InstallTools} InstallTools */

/**
 * @typedef {object} Interpreter
 * @property {string} python Path of the program.
 * @property {string} identity Its own version and those of the packages that matter; part of the cache's key.
 */

const PACKAGES = ['taichi', 'numpy', 'matplotlib', 'pillow', 'rich'];
const TORCH = { packages: ['torch==1.12.1', 'typing-extensions'], pythons: ['3.10'] };

/**
 * Takes a release; gives the interpreter that has it: the one that its variable names, else the environment in
 * `.cache/examples`, which is made from PyPI when it is not there yet. Throws when there is no suitable Python, when pip
 * fails, or when the interpreter has another release; the message is one line and names the fix.
 * @param {ExampleRelease} release
 * @param {InstallTools} tools
 * @returns {Promise<Interpreter>}
 */
export async function prepareInterpreter(release, tools) {
  const { version: name, variable } = release;
  const given = tools.env[variable];
  const python = given ?? (await ensureEnvironment({ ...release, name, size: '380 MB' }, tools));
  return probe(python, release, PACKAGES, given && variable);
}

/**
 * Takes a release; gives the interpreter that has it together with PyTorch, or null where there is none and none may be
 * made. PyTorch itself is installed once for all releases: 1.7 GB. Throws like `prepareInterpreter`.
 * @param {ExampleRelease} release
 * @param {InstallTools & { installs: boolean }} tools
 * @returns {Promise<Interpreter | null>}
 */
export async function prepareTorch(release, { installs, ...tools }) {
  const variable = release.torchVariable;
  const given = tools.env[variable];
  if (!given && !installs) return null;
  const python = given ?? (await ensureTorch(release, tools));
  return probe(python, release, [...PACKAGES, 'torch'], given && variable);
}

/**
 * @param {ExampleRelease} release
 * @param {InstallTools} tools
 */
async function ensureTorch({ version, packages, torchVariable: variable }, tools) {
  const library = await ensureLibrary({ name: 'torch', ...TORCH, variable, size: '1.7 GB' }, tools);
  const python = await ensureEnvironment(
    {
      name: `torch-${version}`,
      pythons: TORCH.pythons,
      // PyTorch 1.12 is older than NumPy 2.
      packages: packages.map((name) => (name.startsWith('numpy==') ? 'numpy==1.26.4' : name)),
      variable,
      size: '380 MB',
    },
    tools,
  );
  const code = 'import sysconfig; print(sysconfig.get_path("purelib"))';
  const folder = spawnSync(python, ['-c', code], { encoding: 'utf8' }).stdout.trim();
  writeFileSync(path.join(folder, 'torch.pth'), `${library}\n`);
  return python;
}

/**
 * @param {string} python
 * @param {ExampleRelease} release
 * @param {string[]} names Packages that it has to have.
 * @param {string | undefined} variable The one that named it.
 * @returns {Interpreter}
 */
function probe(python, { packages }, names, variable) {
  const code = [
    'import sys, importlib.metadata as m',
    'print("Python", "%d.%d.%d" % sys.version_info[:3])',
    ...names.map((name) => `print("${name}", m.version("${name}"))`),
  ].join('\n');
  const { status, stdout } = spawnSync(python, ['-c', code], { encoding: 'utf8' });
  const identity = (stdout ?? '').trim();
  const wanted = packages[0]?.replace('==', ' ') ?? '';
  if (status !== 0 || !identity.split('\n').includes(wanted)) {
    const fix = variable ? `set ${variable} to one that has` : 'remove its folder and run again to get';
    throw new Error(`${python} does not have ${wanted} with ${names.slice(1).join(', ')}; ${fix} it`);
  }
  return { python, identity };
}
