import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../../shared/runCommand';
import { findPython } from './findPython';

export type InstallTools = {
  /** Folder of the environments. */
  cache: string;
  env: NodeJS.ProcessEnv;
  print: (line: string) => void;
};

/** Packages in a folder of the cache. */
export type Wanted = {
  /** Name of the folder. */
  name: string;
  /** Versions of Python that can be used. */
  pythons: string[];
  /** Requirements for pip. */
  packages: string[];
  /** Environment variable that makes the installation unnecessary, for error messages. */
  variable: string;
  /** Space on disk, in words. */
  size: string;
};

/** Written last, so that an interrupted installation is repeated. */
const MARK = 'packages.txt';
const PIP = ['-m', 'pip', 'install', '--disable-pip-version-check', '--no-input', '--progress-bar', 'off'];

/**
 * Returns a folder of the cache, without links: the programs of an environment begin with the full path of its Python, and a link may be in a
 * copy of the repository that is removed.
 */
export const folderIn = (cache: string, name: string): string =>
  path.join(existsSync(cache) ? realpathSync(cache) : cache, name);

/**
 * Creates a virtual environment from PyPI, once.
 * @returns The path of its Python.
 * @throws When no Python is suitable or pip fails; the message is one line with the fix.
 */
export async function ensureEnvironment(wanted: Wanted, tools: InstallTools): Promise<string> {
  const folder = folderIn(tools.cache, wanted.name);
  const python = pythonOf(folder);
  if (isInstalled(wanted, tools.cache) && existsSync(python)) return python;
  await install(wanted, tools, (base) => [
    [base, '-m', 'venv', folder],
    [python, ...PIP, ...wanted.packages],
  ]);
  return python;
}

/**
 * Installs packages, without their dependencies, into a folder that several environments share, once.
 * @returns The folder.
 * @throws Like `ensureEnvironment`.
 */
export async function ensureLibrary(wanted: Wanted, tools: InstallTools): Promise<string> {
  const folder = folderIn(tools.cache, wanted.name);
  if (isInstalled(wanted, tools.cache)) return folder;
  await install(wanted, tools, (base) => [
    [base, ...PIP, '--no-deps', '--target', folder, ...wanted.packages],
  ]);
  return folder;
}

/** Returns whether a folder of the cache has these very packages. */
export function isInstalled({ name, packages }: Pick<Wanted, 'name' | 'packages'>, cache: string): boolean {
  const mark = path.join(cache, name, MARK);
  return existsSync(mark) && readFileSync(mark, 'utf8') === listOf(packages);
}

async function install(
  { name, pythons, packages, variable, size }: Wanted,
  { cache, env, print }: InstallTools,
  commandsFor: (base: string) => string[][],
) {
  const base = findPython(pythons, env);
  if (!base) throw new Error(`no Python ${pythons.join(' or ')} was found; install it, or set ${variable}`);
  const folder = folderIn(cache, name);
  print(`${name}: installing ${packages.join(', ')} into ${folder} (about ${size}, once)`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  const onLine = (line: string) => {
    if (/^(?:Downloading .* MB\)|Installing )/.test(line.trim())) print(`  ${line.trim()}`);
  };
  for (const [command = '', ...args] of commandsFor(base)) {
    const { code, output } = await runCommand({ command, args }, { cwd: cache, onLine });
    if (code !== 0) {
      const reason = output.trim().split('\n').at(-1) ?? '';
      throw new Error(`${command} ${args.slice(0, 3).join(' ')} failed: ${reason}; or set ${variable}`);
    }
  }
  writeFileSync(path.join(folder, MARK), listOf(packages));
}

function listOf(packages: string[]) {
  return `${packages.join('\n')}\n`;
}

function pythonOf(folder: string) {
  return process.platform === 'win32'
    ? path.join(folder, 'Scripts', 'python.exe')
    : path.join(folder, 'bin', 'python');
}
