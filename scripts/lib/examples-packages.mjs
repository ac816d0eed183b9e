// @ts-check
import { spawnSync } from 'node:child_process';
import { runCommand } from './run-command.mjs';

/** Debian's and Ubuntu's packages: software Vulkan, what the import of Taichi needs, and the tools for C++. */
const PACKAGES = ['mesa-vulkan-drivers', 'libvulkan1', 'libvulkan-dev', 'libx11-6', 'g++', 'cmake'];

/**
 * @typedef {object} System
 * @property {(program: string, args: string[]) => boolean} succeeds Runs a program; tells whether it ended well.
 * @property {boolean} isRoot
 * @property {boolean} isCi
 */

/**
 * Takes what is known of the machine; gives the packages that it lacks and the words before apt-get, or nothing where
 * they cannot be installed: there is no apt, or nobody may use it.
 * @param {System} system
 * @returns {{ packages: string[], prefix: string[] } | null}
 */
export function packagesToInstall({ succeeds, isRoot, isCi }) {
  if (!succeeds('apt-get', ['--version'])) return null;
  const packages = PACKAGES.filter((name) => !succeeds('dpkg', ['-s', name]));
  if (packages.length === 0) return null;
  if (isRoot) return { packages, prefix: [] };
  // A runner of GitHub is no root, but may become it; on a desk nobody is asked for a password.
  return isCi && succeeds('sudo', ['-n', 'true']) ? { packages, prefix: ['sudo', '-n'] } : null;
}

/**
 * Installs what the examples need of the system, where that is possible, and says so. What is then still missing shows
 * when the examples are run.
 * @param {{ cwd: string, isCi: boolean, print: (line: string) => void }} options
 */
export async function ensurePackages({ cwd, isCi, print }) {
  const succeeds = (/** @type {string} */ program, /** @type {string[]} */ args) =>
    spawnSync(program, args, { stdio: 'ignore' }).status === 0;
  const wanted = packagesToInstall({ succeeds, isRoot: process.getuid?.() === 0, isCi });
  if (!wanted) return;
  print(`Installing ${wanted.packages.join(', ')} with apt-get (for the examples) ...`);
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...wanted.packages]]) {
    const [command = '', ...more] = [...wanted.prefix, 'apt-get', '-q', ...args];
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    const { code, output } = await runCommand({ command, args: more }, { cwd, env });
    if (code !== 0)
      print(`  apt-get ${args[0]} ended with code ${code}: ${output.trim().split('\n').at(-1)}`);
  }
}
