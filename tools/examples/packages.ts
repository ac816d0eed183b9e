import { spawnSync } from 'node:child_process';
import { runCommand } from '../shared/runCommand';

/** Debian's and Ubuntu's packages: software Vulkan, what the import of Taichi needs, and the tools for C++. */
const PACKAGES = ['mesa-vulkan-drivers', 'libvulkan1', 'libvulkan-dev', 'libx11-6', 'g++', 'cmake'];

export type System = {
  /** Runs a program; tells whether it ended well. */
  succeeds: (program: string, args: string[]) => boolean;
  isRoot: boolean;
  isCi: boolean;
};

/**
 * Takes what is known of the machine; gives the packages that it lacks and the words before apt-get, or nothing where
 * they cannot be installed: there is no apt, or nobody may use it.
 */
export function packagesToInstall({
  succeeds,
  isRoot,
  isCi,
}: System): { packages: string[]; prefix: string[] } | null {
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
 */
export async function ensurePackages({
  cwd,
  isCi,
  print,
}: {
  cwd: string;
  isCi: boolean;
  print: (line: string) => void;
}) {
  const succeeds = (program: string, args: string[]) =>
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
