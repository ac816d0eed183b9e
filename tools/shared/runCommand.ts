import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';

/** Result of a program that has ended. */
export type CommandResult = {
  /** Exit code; 1 when a signal ended the process. */
  readonly code: number;
  /** Standard output and standard error in the order of arrival, without colors. */
  readonly output: string;
};

export type Command = { readonly command: string; readonly args: readonly string[] };

export type RunOptions = {
  readonly cwd: string;
  /** Variables added to this process's environment; undefined removes one. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly onLine?: (line: string) => void;
  /** Kills the program with everything that it started. */
  readonly signal?: AbortSignal;
};

const running = new Set<ChildProcess>();

/**
 * Runs a program to its end.
 * @throws When it cannot be started.
 */
export function runCommand(
  { command, args }: Command,
  { cwd, env = {}, onLine, signal }: RunOptions,
): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    // A process group of its own, so that a build or a browser behind it can be killed as well.
    const detached = process.platform !== 'win32';
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached,
    });
    running.add(child);
    const abort = () => killGroup(child, 'SIGKILL');
    signal?.addEventListener('abort', abort);

    const lines: string[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (raw) => {
        const line = stripVTControlCharacters(raw);
        lines.push(line);
        onLine?.(line);
      });
    }
    const forget = () => {
      running.delete(child);
      signal?.removeEventListener('abort', abort);
    };
    child.on('error', (error) => {
      forget();
      reject(error);
    });
    child.on('close', (code) => {
      forget();
      resolve({ code: code ?? 1, output: lines.join('\n') });
    });
  });
}

/** Kills every program that is running when this process receives a signal to stop: groups of their own do not get the terminal's Ctrl+C. */
export function stopCommandsOnExit(): void {
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const) {
    process.once(signal, () => {
      for (const child of running) killGroup(child, 'SIGTERM');
      process.exit(code);
    });
  }
}

function killGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, signal);
  } catch (error) {
    // The group has ended in the meantime.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/**
 * Resolves the program of an installed package to a command that runs it with this Node, on Windows too.
 * @throws When the package has no program of that name.
 */
export function localProgram(
  root: string,
  packageName: string,
  args: readonly string[],
  program: string = packageName,
): Command {
  const folder = path.join(root, 'node_modules', packageName);
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    bin?: string | Record<string, string>;
  };
  const file = typeof manifest.bin === 'string' ? manifest.bin : manifest.bin?.[program];
  if (!file) throw new Error(`${packageName} has no program named ${program}: see "bin" in its package.json`);
  return { command: process.execPath, args: [path.join(folder, file), ...args] };
}
