// @ts-check
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findPython } from './examples-find-python.mjs';
import { runCommand } from './run-command.mjs';

/** @typedef {{ cache: string, env: NodeJS.ProcessEnv, print: (line: string) => void }} InstallTools */

/**
 * @typedef {object} Wanted
 * @property {string} name Of the folder in the cache.
 * @property {string[]} pythons Versions of Python that serve.
 * @property {string[]} packages
 * @property {string} variable Names an interpreter that makes all this unnecessary.
 * @property {string} size What it takes on disk, in words.
 */

const MARK = 'packages.txt';
const PIP = ['-m', 'pip', 'install', '--disable-pip-version-check', '--no-input', '--progress-bar', 'off'];

/**
 * Makes a virtual environment from PyPI, once; gives the path of its Python. Throws when there is no suitable Python, or
 * when pip fails; the message is one line and names the fix.
 * @param {Wanted} wanted
 * @param {InstallTools} tools
 * @returns {Promise<string>}
 */
export async function ensureEnvironment({ name, pythons, packages, variable, size }, tools) {
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
 * @param {Wanted} wanted
 * @param {InstallTools} tools
 * @returns {Promise<string>}
 */
export async function ensureLibrary({ name, pythons, packages, variable, size }, tools) {
  const folder = path.join(tools.cache, name);
  if (isComplete(folder, packages)) return folder;
  const base = findPython(pythons, tools.env);
  if (!base) throw new Error(`no Python ${pythons.join(' or ')} was found; install it, or set ${variable}`);
  announce(name, packages, folder, size, tools);
  await runAll([[base, ...PIP, '--no-deps', '--target', folder, ...packages]], variable, tools);
  writeFileSync(path.join(folder, MARK), listOf(packages));
  return folder;
}

/** @param {string[]} packages */
const listOf = (packages) => `${packages.join('\n')}\n`;

/**
 * @param {string} folder
 * @param {string[]} packages
 */
function isComplete(folder, packages) {
  const mark = path.join(folder, MARK);
  return existsSync(mark) && readFileSync(mark, 'utf8') === listOf(packages);
}

/**
 * @param {string} name
 * @param {string[]} packages
 * @param {string} folder
 * @param {string} size
 * @param {InstallTools} tools
 */
function announce(name, packages, folder, size, { cache, print }) {
  print(`${name}: installing ${packages.join(', ')} into ${folder} (about ${size}, once)`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
}

/**
 * @param {string[][]} commands
 * @param {string} variable
 * @param {InstallTools} tools
 */
async function runAll(commands, variable, { cache, print }) {
  for (const [command = '', ...args] of commands) {
    const onLine = (/** @type {string} */ line) => {
      if (/^(?:Downloading .* MB\)|Installing )/.test(line.trim())) print(`  ${line.trim()}`);
    };
    const { code, output } = await runCommand({ command, args }, { cwd: cache, onLine });
    if (code !== 0) {
      const reason = output.trim().split('\n').at(-1) ?? '';
      throw new Error(`${command} ${args.slice(0, 3).join(' ')} failed: ${reason}; or set ${variable}`);
    }
  }
}
