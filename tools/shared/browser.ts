import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { localProgram, runCommand } from './runCommand';
import type { Command } from './runCommand';

const SYSTEM_CHROMIUM = '/usr/bin/chromium';

export type Machine = {
  /** CHROME_PATH of the environment. */
  chromePath: string | undefined;
  /** Where Playwright keeps its own Chromium. */
  playwrightPath: string | null;
  /** The text of /etc/os-release, empty where there is none. */
  osRelease: string;
  isRoot: boolean;
  exists: (file: string) => boolean;
};

/**
 * Takes what is known of the machine; gives the path of a Chromium to use, or null. Throws when CHROME_PATH names no file.
 */
export function findChromium({ chromePath, playwrightPath, exists }: Machine): string | null {
  if (chromePath) {
    if (exists(chromePath)) return chromePath;
    throw new Error(`CHROME_PATH is ${chromePath}, but there is no such file: correct it or unset it`);
  }
  return [playwrightPath, SYSTEM_CHROMIUM].find((file) => file && exists(file)) ?? null;
}

/**
 * Takes what is known of the machine; gives the ways to install Chromium, best first.
 * Only Debian itself: Ubuntu's package of that name is a snap, which does not run in containers.
 */
export function waysToInstall({ osRelease, isRoot }: Machine): ('apt' | 'playwright')[] {
  const isDebian = /^ID="?debian"?$/m.test(osRelease);
  return isDebian && isRoot ? ['apt', 'playwright'] : ['playwright'];
}

/**
 * Takes the project folder; gives the path of a Chromium, installed first when there is none. Throws when nothing worked.
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
    print(`  That did not install Chromium.`);
  }
  throw new Error(
    'no Chromium: install it and set CHROME_PATH, or leave the browser tests out with npm run check',
  );
}

async function runAll(root: string, commands: Command[], print: (line: string) => void) {
  for (const command of commands) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    const run = runCommand(command, { cwd: root, env, onLine: (line) => print(`  ${line}`) });
    // A missing apt-get is a failed way like any other.
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
