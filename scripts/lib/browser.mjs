// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { localProgram, runCommand } from './run-command.mjs';

const SYSTEM_CHROMIUM = '/usr/bin/chromium';

/**
 * @typedef {object} Machine
 * @property {string | undefined} chromePath CHROME_PATH of the environment.
 * @property {string | null} playwrightPath Where Playwright keeps its own Chromium.
 * @property {string} osRelease The text of /etc/os-release, empty where there is none.
 * @property {boolean} isRoot
 * @property {(file: string) => boolean} exists
 */

/**
 * Takes what is known of the machine; gives the path of a Chromium to use, or null. Throws when CHROME_PATH names no file.
 * @param {Machine} machine
 * @returns {string | null}
 */
export function findChromium({ chromePath, playwrightPath, exists }) {
  if (chromePath) {
    if (exists(chromePath)) return chromePath;
    throw new Error(`CHROME_PATH is ${chromePath}, but there is no such file: correct it or unset it`);
  }
  return [playwrightPath, SYSTEM_CHROMIUM].find((file) => file && exists(file)) ?? null;
}

/**
 * Takes what is known of the machine; gives the ways to install Chromium, best first.
 * Only Debian itself: Ubuntu's package of that name is a snap, which does not run in containers.
 * @param {Machine} machine
 * @returns {('apt' | 'playwright')[]}
 */
export function waysToInstall({ osRelease, isRoot }) {
  const isDebian = /^ID="?debian"?$/m.test(osRelease);
  return isDebian && isRoot ? ['apt', 'playwright'] : ['playwright'];
}

/**
 * Takes the project folder; gives the path of a Chromium, installed first when there is none. Throws when nothing worked.
 * @param {string} root
 * @param {(line: string) => void} print
 * @returns {Promise<string>}
 */
export async function ensureChromium(root, print) {
  const machine = readMachine(root);
  const found = findChromium(machine);
  if (found) return found;
  for (const way of waysToInstall(machine)) {
    const commands = installCommands(root, way);
    print(`Installing Chromium with ${way === 'apt' ? 'apt-get' : 'playwright install'} (none found) ...`);
    if (await runAll(root, commands, print)) {
      const installed = findChromium(readMachine(root));
      if (installed) return installed;
    }
    print(`  That did not install Chromium.`);
  }
  throw new Error(
    'no Chromium: install it and set CHROME_PATH, or leave the browser tests out with npm run check',
  );
}

/**
 * @param {string} root
 * @param {import('./run-command.mjs').Command[]} commands
 * @param {(line: string) => void} print
 */
async function runAll(root, commands, print) {
  for (const command of commands) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    const run = runCommand(command, { cwd: root, env, onLine: (line) => print(`  ${line}`) });
    // A missing apt-get is a failed way like any other.
    const { code } = await run.catch(() => ({ code: 1 }));
    if (code !== 0) return false;
  }
  return true;
}

/**
 * @param {string} root
 * @param {'apt' | 'playwright'} way
 */
function installCommands(root, way) {
  if (way === 'playwright')
    return [localProgram(root, '@playwright/test', ['install', 'chromium'], 'playwright')];
  return [
    { command: 'apt-get', args: ['update'] },
    { command: 'apt-get', args: ['install', '-y', '--no-install-recommends', 'chromium'] },
  ];
}

/**
 * @param {string} root
 * @returns {Machine}
 */
function readMachine(root) {
  const require = createRequire(path.join(root, 'package.json'));
  const osRelease = '/etc/os-release';
  return {
    chromePath: process.env.CHROME_PATH,
    playwrightPath: require('@playwright/test').chromium.executablePath(),
    osRelease: existsSync(osRelease) ? readFileSync(osRelease, 'utf8') : '',
    isRoot: process.getuid?.() === 0,
    exists: existsSync,
  };
}
