// @ts-check
import { spawn } from 'node:child_process';

/**
 * Resolves the npm that started this process, or the one on the path.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {{ command: string, args: string[] }}
 */
export function npmCommand(args, env = process.env) {
  const entry = env.npm_execpath;
  if (entry?.endsWith('npm-cli.js')) return { command: process.execPath, args: [entry, ...args] };
  return { command: process.platform === 'win32' ? 'npm.cmd' : 'npm', args };
}

/**
 * Arguments of the installation. NODE_ENV=production would leave the development dependencies out. Warnings are about peer dependencies that
 * `overrides` in package.json settle, and about packages of packages: they help nobody who installs from the lockfile. Errors are shown.
 */
export const installArguments = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];

/**
 * Installs every package of the lockfile, with npm's output on the terminal.
 * @param {string} root
 * @returns {Promise<void>}
 */
export function installFromLockfile(root) {
  const { command, args } = npmCommand(installArguments);
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit' });
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`npm ci ended with code ${code}: its output is above`)),
    );
  });
}
