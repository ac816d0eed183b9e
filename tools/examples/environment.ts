import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureEnvironment, ensureLibrary } from './install';
import type { InstallTools } from './install';
import type { ExampleRelease } from './releases';

export type Interpreter = {
  /** Path of the program. */
  python: string;
  /** Its own version and those of the packages that matter; part of the cache's key. */
  identity: string;
};

const PACKAGES = ['taichi', 'numpy', 'matplotlib', 'pillow', 'rich'];
const TORCH = { packages: ['torch==1.12.1', 'typing-extensions'], pythons: ['3.10'] };

/**
 * Takes a release; gives the interpreter that has it: the one that its variable names, else the environment in
 * `.cache/examples`, which is made from PyPI when it is not there yet. Throws when there is no suitable Python, when pip
 * fails, or when the interpreter has another release; the message is one line and names the fix.
 */
export async function prepareInterpreter(release: ExampleRelease, tools: InstallTools): Promise<Interpreter> {
  const { version: name, variable } = release;
  const given = tools.env[variable];
  const python = given ?? (await ensureEnvironment({ ...release, name, size: '380 MB' }, tools));
  return probe(python, release, PACKAGES, given && variable);
}

/**
 * Takes a release; gives the interpreter that has it together with PyTorch, or null where there is none and none may be
 * made. PyTorch itself is installed once for all releases: 1.7 GB. Throws like `prepareInterpreter`.
 */
export async function prepareTorch(
  release: ExampleRelease,
  { installs, ...tools }: InstallTools & { installs: boolean },
): Promise<Interpreter | null> {
  const variable = release.torchVariable;
  const given = tools.env[variable];
  if (!given && !installs) return null;
  const python = given ?? (await ensureTorch(release, tools));
  return probe(python, release, [...PACKAGES, 'torch'], given && variable);
}

async function ensureTorch(
  { version, packages, torchVariable: variable }: ExampleRelease,
  tools: InstallTools,
) {
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
 * @param names Packages that it has to have.
 * @param variable The one that named it.
 */
function probe(
  python: string,
  { packages }: ExampleRelease,
  names: string[],
  variable: string | undefined,
): Interpreter {
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
