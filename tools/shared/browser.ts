import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { localProgram, runCommand, type Command } from './runCommand';
import { SYSTEM_CHROMIUM } from './systemChromium';

/** What the search for Chromium needs to know about the machine. */
export type Machine = {
  /** CHROME_PATH of the environment. */
  readonly chromePath: string | undefined;
  /** Path of Playwright's own Chromium, whether installed or not. */
  readonly playwrightPath: string | null;
  /** Content of /etc/os-release; empty where it is missing. */
  readonly osRelease: string;
  readonly isRoot: boolean;
  readonly exists: (file: string) => boolean;
};

/**
 * Finds an installed Chromium; null when there is none.
 * @throws When CHROME_PATH names a file that does not exist.
 */
export function findChromium({ chromePath, playwrightPath, exists }: Machine): string | null {
  if (chromePath) {
    if (exists(chromePath)) return chromePath;
    throw new Error(`CHROME_PATH is ${chromePath}, but there is no such file: correct it or unset it`);
  }
  return [playwrightPath, SYSTEM_CHROMIUM].find((file) => file && exists(file)) ?? null;
}

/**
 * Lists the ways to install Chromium, best first. apt-get serves on Debian itself only: Ubuntu's package of that name is a snap, which does not
 * run in containers.
 */
export function waysToInstall({ osRelease, isRoot }: Machine): ('apt' | 'playwright')[] {
  const isDebian = /^ID="?debian"?$/m.test(osRelease);
  return isDebian && isRoot ? ['apt', 'playwright'] : ['playwright'];
}

/**
 * Returns the path of Chromium, which is installed when missing.
 * @throws When no way to install it worked.
 */
export async function ensureChromium(root: string, print: (line: string) => void): Promise<string> {
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
    print(`  Chromium is still missing.`);
  }
  throw new Error(
    'no Chromium: install it and set CHROME_PATH, or skip the browser tests with npm run check',
  );
}

async function runAll(root: string, commands: Command[], print: (line: string) => void) {
  for (const command of commands) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    const run = runCommand(command, { cwd: root, env, onLine: (line) => print(`  ${line}`) });
    // A missing apt-get is like one that fails.
    const { code } = await run.catch(() => ({ code: 1 }));
    if (code !== 0) return false;
  }
  return true;
}

function installCommands(root: string, way: 'apt' | 'playwright') {
  if (way === 'playwright')
    return [localProgram(root, '@playwright/test', ['install', 'chromium'], 'playwright')];
  return [
    { command: 'apt-get', args: ['update'] },
    { command: 'apt-get', args: ['install', '-y', '--no-install-recommends', 'chromium'] },
  ];
}

function readMachine(root: string): Machine {
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
