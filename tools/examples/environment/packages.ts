import { spawnSync } from 'node:child_process';
import { runAptGet } from '../../shared/runAptGet';

/** Debian's and Ubuntu's packages: software Vulkan, libraries that Taichi is linked to, and the tools for C++. */
const PACKAGES = ['mesa-vulkan-drivers', 'libvulkan1', 'libvulkan-dev', 'libx11-6', 'g++', 'cmake'];

export type System = {
  /** Runs a program and returns whether its exit code was 0. */
  succeeds: (program: string, args: string[]) => boolean;
  isRoot: boolean;
  isCi: boolean;
};

/**
 * Lists the packages that the machine lacks.
 * @returns The packages and the command that apt-get needs before it; null if nothing is missing, or if apt-get does not
 * exist or may not be used.
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
  // Nobody should be asked for a password; GitHub's runners need none.
  return isCi && succeeds('sudo', ['-n', 'true']) ? { packages, prefix: ['sudo', '-n'] } : null;
}

/** Installs the system packages that the examples need, where possible. Anything still missing is reported when they run. */
export async function ensurePackages({
  cwd,
  isCi,
  print,
}: {
  cwd: string;
  isCi: boolean;
  print: (line: string) => void;
}): Promise<void> {
  const succeeds = (program: string, args: string[]) =>
    spawnSync(program, args, { stdio: 'ignore' }).status === 0;
  const wanted = packagesToInstall({ succeeds, isRoot: process.getuid?.() === 0, isCi });
  if (!wanted) return;
  print(`Installing ${wanted.packages.join(', ')} with apt-get (for the examples) ...`);
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...wanted.packages]]) {
    const [command = '', ...more] = [...wanted.prefix, 'apt-get', '-q', ...args];
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    const { code, output } = await runAptGet({ command, args: more }, { cwd, env });
    if (code !== 0)
      print(`  apt-get ${args[0]} ended with code ${code}: ${output.trim().split('\n').at(-1)}`);
  }
}
