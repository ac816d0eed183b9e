import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Extra } from '../runner/extra';
import { extraPythons, extraVariable, libraries } from './extras';
import { ensureEnvironment, ensureLibrary, isInstalled, type InstallTools, type Wanted } from './install';
import type { ExampleRelease } from './releases';

/** A Python that has a release of Taichi. */
export type Interpreter = {
  /** Path of the program. */
  python: string;
  /** Its version and those of the packages that matter to the examples. */
  identity: string;
};

const PACKAGES = ['taichi', 'numpy', 'matplotlib', 'pillow', 'rich'];

/**
 * Finds the interpreter of a release: the one in its environment variable, else the environment in the cache, which is
 * created from PyPI if it does not exist.
 * @throws When no Python is suitable, pip fails, or the interpreter has another release; the message is one line with the fix.
 */
export async function prepareInterpreter(release: ExampleRelease, tools: InstallTools): Promise<Interpreter> {
  const { variable } = release;
  const given = tools.env[variable];
  const python = given ?? (await ensureEnvironment(environmentOf(release), tools));
  return probe(python, release, PACKAGES, given && variable);
}

/**
 * Finds the interpreter that has both a release and an extra. The extra itself is installed once for all releases.
 * @returns Null if none exists and `installs` is false.
 * @throws Like `prepareInterpreter`.
 */
export async function prepareExtra(
  release: ExampleRelease,
  extra: Extra,
  { installs, ...tools }: InstallTools & { installs: boolean },
): Promise<Interpreter | null> {
  const variable = extraVariable(release, extra);
  const given = tools.env[variable];
  if (!installs && !hasExtra(release, extra, tools)) return null;
  const python = given ?? (await ensureExtra(release, extra, tools));
  return probe(python, release, [...PACKAGES, ...libraries[extra].probed], given && variable);
}

type Place = Pick<InstallTools, 'cache' | 'env'>;

/** Returns whether the interpreter of a release exists, so that nothing would have to be installed. */
export function hasInterpreter(release: ExampleRelease, { cache, env }: Place): boolean {
  return env[release.variable] !== undefined || isInstalled(environmentOf(release), cache);
}

/** Returns whether the interpreter that has both a release and an extra exists. */
export function hasExtra(release: ExampleRelease, extra: Extra, { cache, env }: Place): boolean {
  if (env[extraVariable(release, extra)] !== undefined) return true;
  return (
    isInstalled(libraryOf(release, extra), cache) && isInstalled(extraEnvironmentOf(release, extra), cache)
  );
}

function environmentOf({ version: name, pythons, packages, variable }: ExampleRelease): Wanted {
  return { name, pythons, packages, variable, size: '380 MB' };
}

function libraryOf(release: ExampleRelease, extra: Extra): Wanted {
  const { packages, size } = libraries[extra];
  return { name: extra, packages, pythons: extraPythons, variable: extraVariable(release, extra), size };
}

function extraEnvironmentOf(release: ExampleRelease, extra: Extra): Wanted {
  const { numpy } = libraries[extra];
  return {
    name: `${extra}-${release.version}`,
    pythons: extraPythons,
    packages: release.packages.map((name) => (numpy && name.startsWith('numpy==') ? numpy : name)),
    variable: extraVariable(release, extra),
    size: '380 MB',
  };
}

async function ensureExtra(release: ExampleRelease, extra: Extra, tools: InstallTools) {
  const library = await ensureLibrary(libraryOf(release, extra), tools);
  const python = await ensureEnvironment(extraEnvironmentOf(release, extra), tools);
  const code = 'import sysconfig; print(sysconfig.get_path("purelib"))';
  const folder = spawnSync(python, ['-c', code], { encoding: 'utf8' }).stdout.trim();
  writeFileSync(path.join(folder, `${extra}.pth`), `${library}\n`);
  return python;
}

/**
 * Reads the versions of an interpreter and its packages.
 * @param names Packages that it must have.
 * @param variable Environment variable that it comes from, if any.
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
