import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { runAptGet } from '../../tools/shared/runAptGet';

/** Paths of the engines' executables, null for a missing engine. */
export type EnginePrograms = { readonly firefox: string | null; readonly webkit: string | null };

type EngineName = keyof EnginePrograms;

/** The facts about the machine that decide what to install. */
export type Machine = {
  /** `FIREFOX_PATH` of the environment. */
  readonly firefoxPath: string | undefined;
  readonly isRoot: boolean;
  readonly isCi: boolean;
  readonly exists: (file: string) => boolean;
  /** Whether a command exits with code 0. */
  readonly succeeds: (program: string, args: readonly string[]) => boolean;
};

const xvfb = '/usr/bin/Xvfb';
const webDriver = '/usr/bin/WebKitWebDriver';
/** Debian ships the extended support release, other systems the newest one. */
const firefoxPaths = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

const names = { firefox: 'Firefox', webkit: 'WebKit' } as const;

/** Debian's packages. */
const packages = {
  firefox: ['firefox-esr', 'xvfb'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
} as const;

/** Finds the executables of the engines. Throws if `FIREFOX_PATH` does not exist. */
export function findEngines({ firefoxPath, exists }: Machine): EnginePrograms {
  if (firefoxPath && !exists(firefoxPath)) {
    throw new Error(`FIREFOX_PATH is ${firefoxPath}, which does not exist. Fix: correct it or unset it.`);
  }
  if (!exists(xvfb)) return { firefox: null, webkit: null };
  return {
    firefox: firefoxPath ?? firefoxPaths.find(exists) ?? null,
    webkit: exists(webDriver) ? webDriver : null,
  };
}

const missingOf = (found: EnginePrograms): EngineName[] =>
  (['firefox', 'webkit'] as const).filter((name) => found[name] === null);

/** Lists the apt-get commands that install missing engines: none without apt-get or without the right to use it. */
export function planInstall(found: EnginePrograms, { isRoot, isCi, succeeds }: Machine): string[][] {
  const missing = missingOf(found);
  if (missing.length === 0 || !succeeds('apt-get', ['--version'])) return [];
  // CI runners have sudo without a password. On a developer's machine nothing is installed behind their back.
  const isAllowed = isRoot || (isCi && succeeds('sudo', ['-n', 'true']));
  if (!isAllowed) return [];
  const aptGet = [...(isRoot ? [] : ['sudo', '-n']), 'apt-get', '-q'];
  const wanted = [...new Set(missing.flatMap((name) => packages[name]))];
  return [
    [...aptGet, 'update'],
    [...aptGet, 'install', '-y', '--no-install-recommends', ...wanted],
  ];
}

/** Describes each missing engine in one line, with the command that installs it. */
export const describeMissing = (found: EnginePrograms): string[] =>
  missingOf(found).map(
    (name) => `${names[name]} is missing. Fix: apt-get install ${packages[name].join(' ')}`,
  );

/**
 * Finds the engines and installs missing ones with apt-get where possible. An engine that is still missing is reported, and
 * its tests are skipped; on CI this throws instead.
 */
export async function ensureEngines(
  print: (line: string) => void,
  machine: Machine = readMachine(),
  run = install,
): Promise<EnginePrograms> {
  const found = findEngines(machine);
  const commands = planInstall(found, machine);
  if (commands.length > 0)
    print(
      `Installing ${missingOf(found)
        .map((name) => names[name])
        .join(' and ')} ...`,
    );
  for (const command of commands) await run(command, print);
  const present = commands.length > 0 ? findEngines(machine) : found;
  const lines = describeMissing(present);
  if (machine.isCi && lines.length > 0) throw new Error(lines.join('\n'));
  for (const line of lines) print(`${line} (its tests are skipped)`);
  return present;
}

async function install([command = '', ...args]: readonly string[], print: (line: string) => void) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const { code, output } = await runAptGet({ command, args }, { cwd: process.cwd(), env });
  if (code !== 0) print(`${command} ended with code ${code}: ${output.trim().split('\n').at(-1)}`);
}

function readMachine(): Machine {
  return {
    firefoxPath: process.env.FIREFOX_PATH,
    isRoot: process.getuid?.() === 0,
    isCi: Boolean(process.env.CI),
    exists: existsSync,
    succeeds: (program, args) => spawnSync(program, [...args], { stdio: 'ignore' }).status === 0,
  };
}
