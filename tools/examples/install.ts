import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findPython } from './findPython';
import { runCommand } from '../shared/runCommand';

export type InstallTools = { cache: string; env: NodeJS.ProcessEnv; print: (line: string) => void };

export type Wanted = {
  /** Of the folder in the cache. */
  name: string;
  /** Versions of Python that serve. */
  pythons: string[];
  packages: string[];
  /** Names an interpreter that makes all this unnecessary. */
  variable: string;
  /** What it takes on disk, in words. */
  size: string;
};

const MARK = 'packages.txt';
const PIP = ['-m', 'pip', 'install', '--disable-pip-version-check', '--no-input', '--progress-bar', 'off'];

/**
 * Makes a virtual environment from PyPI, once; gives the path of its Python. Throws when there is no suitable Python, or
 * when pip fails; the message is one line and names the fix.
 */
export async function ensureEnvironment(
  { name, pythons, packages, variable, size }: Wanted,
  tools: InstallTools,
): Promise<string> {
  const folder = path.join(tools.cache, name);
  const windows = process.platform === 'win32';
  const python = path.join(folder, windows ? 'Scripts' : 'bin', windows ? 'python.exe' : 'python');
  if (existsSync(python) && isComplete(folder, packages)) return python;

  const base = findPython(pythons, tools.env);
  if (!base) throw new Error(`no Python ${pythons.join(' or ')} was found; install it, or set ${variable}`);
  announce(name, packages, folder, size, tools);
  await runAll(
    [
      [base, '-m', 'venv', folder],
      [python, ...PIP, ...packages],
    ],
    variable,
    tools,
  );
  writeFileSync(path.join(folder, MARK), listOf(packages));
  return python;
}

/**
 * Installs packages without what they depend on into a folder that several environments share, once; gives the folder.
 * Throws like `ensureEnvironment`.
 */
export async function ensureLibrary(
  { name, pythons, packages, variable, size }: Wanted,
  tools: InstallTools,
): Promise<string> {
  const folder = path.join(tools.cache, name);
  if (isComplete(folder, packages)) return folder;
  const base = findPython(pythons, tools.env);
  if (!base) throw new Error(`no Python ${pythons.join(' or ')} was found; install it, or set ${variable}`);
  announce(name, packages, folder, size, tools);
  await runAll([[base, ...PIP, '--no-deps', '--target', folder, ...packages]], variable, tools);
  writeFileSync(path.join(folder, MARK), listOf(packages));
  return folder;
}

const listOf = (packages: string[]) => `${packages.join('\n')}\n`;

function isComplete(folder: string, packages: string[]) {
  const mark = path.join(folder, MARK);
  return existsSync(mark) && readFileSync(mark, 'utf8') === listOf(packages);
}

function announce(
  name: string,
  packages: string[],
  folder: string,
  size: string,
  { cache, print }: InstallTools,
) {
  print(`${name}: installing ${packages.join(', ')} into ${folder} (about ${size}, once)`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
}

async function runAll(commands: string[][], variable: string, { cache, print }: InstallTools) {
  for (const [command = '', ...args] of commands) {
    const onLine = (line: string) => {
      if (/^(?:Downloading .* MB\)|Installing )/.test(line.trim())) print(`  ${line.trim()}`);
    };
    const { code, output } = await runCommand({ command, args }, { cwd: cache, onLine });
    if (code !== 0) {
      const reason = output.trim().split('\n').at(-1) ?? '';
      throw new Error(`${command} ${args.slice(0, 3).join(' ')} failed: ${reason}; or set ${variable}`);
    }
  }
}
